import * as words from "#words/search.ts";

/** What a query may find beyond its hits. */
export type Rest = "none" | "loading" | "too many" | "failed";

/** How many hits there are: "12 results". */
export function resultsText(count: number, rest: Rest): string {
  if (count === 0 && rest === "loading") return words.searching;
  return (count === 0 ? words.noResults : words.results(count)) + words.rests[rest];
}
