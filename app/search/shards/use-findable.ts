import { useEffect, useState } from "react";
import type { Findable, SearchData } from "#app/search/search-data.ts";
import { findableFor } from "./findable-for.ts";
import type { ShardState } from "./shard-state.ts";

interface Looked {
  /** What it is for. */
  readonly query: string;
  readonly findable: Findable;
  readonly shards: ShardState;
}

/**
 * Milliseconds between two looks once the connection is back: a request right after the browser's `online` event may
 * still fail, because the browser knows of the network alone, and nothing else would ask before the next key.
 */
const SECOND_LOOK = 2000;

/**
 * What a query is looked up in: the index at once, and where that does not have everything, the
 * index with the shards of the query as soon as they are here.
 */
export function useFindable(
  data: SearchData,
  query: string,
): { readonly findable: Findable; readonly shards: ShardState } {
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    if (data.shards === undefined || query === "") return undefined;
    let isLeft = false;
    const look = async () => {
      const found = await findableFor(data, query);
      if (!isLeft) setLooked({ query, ...found });
    };
    let secondLook: number | undefined;
    const onOnline = () => {
      void look();
      secondLook = window.setTimeout(() => void look(), SECOND_LOOK);
    };
    void look();
    addEventListener("online", onOnline);
    return () => {
      isLeft = true;
      clearTimeout(secondLook);
      removeEventListener("online", onOnline);
    };
  }, [data, query]);
  if (data.shards === undefined || query === "") return { findable: data, shards: "whole" };
  if (looked?.query === query) return looked;
  // Until then in what the letters before needed, so that no hit goes and comes back.
  return { findable: looked?.findable ?? data, shards: "loading" };
}
