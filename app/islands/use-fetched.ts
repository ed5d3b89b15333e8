import { createContext, use, useEffect, useState } from "react";
import { makeHref } from "#app/ui/Link/make-href.ts";

/** The files of a page by their addresses, as JSON, while it is prerendered; browsers fetch them. */
export const FilesAtHand = createContext<ReadonlyMap<string, string>>(new Map());

async function fetchFile<Data>(address: string): Promise<Data> {
  const response = await fetch(makeHref(address));
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

interface FetchedFile<Data> {
  readonly address: string;
  readonly data?: Data;
  readonly error?: unknown;
}

/**
 * Data of a file beside the page (`useDataFile`). If they don't arrive, the island goes back to its
 * prerendered HTML.
 *
 * @param address undefined while the view needs no file
 * @param initial the data until they have arrived
 */
export function useFetched<Data>(address: string | undefined, initial: Data): Data {
  const json = use(FilesAtHand).get(address ?? "");
  const [file, setFile] = useState<FetchedFile<Data>>();
  useEffect(() => {
    if (address === undefined) return;
    fetchFile<Data>(address).then(
      (data) => setFile({ address, data }),
      (error: unknown) => setFile({ address, error }),
    );
  }, [address]);
  if (json !== undefined) return JSON.parse(json);
  if (file === undefined || file.address !== address) return initial;
  if (file.error !== undefined) throw file.error;
  return file.data ?? initial;
}
