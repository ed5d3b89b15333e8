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

/** Milliseconds until a connection that is back can be relied on. */
const SETTLING = 2000;

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
    const onChange = () => void look();
    onChange();
    // What was missing can be fetched now; a connection that is just back may fail once more.
    let later: number | undefined;
    const onOnline = () => {
      onChange();
      later = window.setTimeout(onChange, SETTLING);
    };
    addEventListener("online", onOnline);
    return () => {
      isLeft = true;
      clearTimeout(later);
      removeEventListener("online", onOnline);
    };
  }, [data, query]);
  if (data.shards === undefined || query === "") return { findable: data, shards: "whole" };
  if (looked?.query === query) return looked;
  // Until then in what the letters before needed, so that no hit goes and comes back.
  return { findable: looked?.findable ?? data, shards: "loading" };
}
