import { plural } from "#app/lib/text/plural.ts";

/** What a query may find beyond its hits. */
export type Rest = "none" | "loading" | "too many" | "failed";

const WORDS: Readonly<Record<Rest, string>> = {
  none: "",
  loading: " so far",
  "too many": " among the first of each kind; one more word finds the others",
  failed: "; the others could not be loaded",
};

/** How many hits there are: "12 results". */
export function resultsText(count: number, rest: Rest): string {
  if (count === 0 && rest === "loading") return "Searching";
  return (count === 0 ? "No results" : plural(count, "result")) + WORDS[rest];
}
