import * as words from "#words/search.ts";

/** Whether the shards that a query needs are here, so that its hits are all there are. */
export type ShardState = "whole" | "loading" | "too many" | "not stored" | "failed";

/** How many hits there are: "12 results". */
export function resultsText(count: number, shards: ShardState): string {
  if (count === 0 && shards === "loading") return words.searching;
  return (count === 0 ? words.noResults : words.results(count)) + words.moreHits[shards];
}
