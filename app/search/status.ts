import * as words from "#words/search.ts";
import type { Found } from "./find/find.ts";

/** How much was found: exact hits, or near misses where there are none. */
export function countText({ groups, count }: Found): string {
  return groups.length === 0 && count > 0 ? words.closeMatches(count) : words.results(count);
}

/** The words that nothing has, or that no hit has every word; empty where all is found. */
export function missingText({ unknown, isPartial }: Found): string {
  if (unknown.length > 0) return words.noMatchFor(unknown);
  return isPartial ? words.notEveryWord : "";
}
