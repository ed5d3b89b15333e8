import { createContext, use, useEffect, useState } from "react";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { showDefaultView } from "./use-shown-query.ts";

/** The files of a page by their addresses, as JSON, while it is prerendered; browsers fetch them. */
export const FilesAtHand = createContext<ReadonlyMap<string, string>>(new Map());

/** Milliseconds after which a file counts as missing, as long as for a late script. */
const STALLED_MS = 6000;

/** Milliseconds before a failure counts: Firefox aborts requests when a link is followed, before it leaves the page. */
const LEAVING_MS = 500;

async function fetchFile<Data>(address: string): Promise<Data> {
  const response = await fetch(makeHref(address), { signal: AbortSignal.timeout(STALLED_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/**
 * Data of a file beside the page (`useDataFile`).
 *
 * @param address undefined while the view needs no file
 * @param initial the data until they have arrived
 * @param need without required data the default view is shown; without optional ones the view stays
 */
export function useFetched<Data>(
  address: string | undefined,
  initial: Data,
  need: "required" | "optional" = "required",
): Data {
  const json = use(FilesAtHand).get(address ?? "");
  const [file, setFile] = useState<{ readonly address: string; readonly data: Data }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    let isNeeded = true;
    const fail = () => {
      if (isNeeded && need === "required") showDefaultView();
    };
    fetchFile<Data>(address).then(
      (data) => setFile({ address, data }),
      () => setTimeout(fail, LEAVING_MS),
    );
    return () => {
      isNeeded = false;
    };
  }, [address, need]);
  if (json !== undefined) return JSON.parse(json);
  return file !== undefined && file.address === address ? file.data : initial;
}
