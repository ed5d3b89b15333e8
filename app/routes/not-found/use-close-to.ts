import { useEffect, useState } from "react";
import type { Hit } from "#app/search/find/hits.ts";
import { loadSearch } from "#app/search/load-search.ts";
import type { SearchArt } from "#app/search/search-data.ts";
import { closeTo } from "./close-to.ts";

/** What was found, and the sheets of its pictures. */
export interface FoundPages {
  readonly hits: readonly Hit[];
  readonly art: SearchArt;
}

/** What comes close to an address, looked up in the index of the search; undefined until it is here. */
export function useCloseTo(path: string | undefined): FoundPages | undefined {
  const [found, setFound] = useState<FoundPages>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isLeft = false;
    const look = async (): Promise<FoundPages> => {
      const data = await loadSearch();
      return { hits: closeTo(data, path), art: data.art };
    };
    look().then(
      (pages) => {
        if (!isLeft) setFound(pages);
      },
      // The search and the lists are there all the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [path]);
  return found;
}
