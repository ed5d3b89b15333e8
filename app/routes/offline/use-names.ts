import { useEffect, useState } from "react";
import { hitAddress } from "#app/search/hit-address.ts";
import { loadSearch } from "#app/search/load-search.ts";

const none: ReadonlyMap<string, string> = new Map();

/** What the pages are called, by their paths: from the index of the search, which is stored, too. */
export function useNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(none);
  useEffect(() => {
    loadSearch().then(
      ({ entries }) => {
        setNames(new Map(entries.map((entry) => [hitAddress(entry), entry.title])));
      },
      // Where even that is not stored, the addresses have to do.
      () => undefined,
    );
  }, []);
  return names;
}
