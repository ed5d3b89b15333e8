import * as words from "#words/search.ts";
import type { Found } from "./find/find.ts";

/** Number of hits: exact ones, or near misses if there are none. */
export function countText({ groups, count }: Found): string {
  return groups.length === 0 && count > 0 ? words.closeMatches(count) : words.results(count);
}

/** Message about words without a match, or that no hit matches every word; empty if all matched. */
export function missingText({ unknown, isPartial }: Found): string {
  if (unknown.length > 0) return words.noMatchFor(unknown);
  return isPartial ? words.notEveryWord : "";
}
