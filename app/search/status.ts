import * as words from "#words/search.ts";
import type { Found, Group } from "./find/find.ts";

const countOf = (groups: readonly Group[]) =>
  groups.reduce((sum, { hits }) => sum + hits.length, 0);

/** How much was found: exact hits, or near misses where there are none. */
export function countText({ groups, fuzzyGroups }: Found): string {
  const [exact, near] = [countOf(groups), countOf(fuzzyGroups)];
  return exact === 0 && near > 0 ? words.closeMatches(near) : words.results(exact);
}

/** The words that nothing has, or that no hit has every word; empty where all is found. */
export function missingText({ unknown, isPartial }: Found): string {
  if (unknown.length > 0) return words.noMatchFor(unknown);
  return isPartial ? words.notEveryWord : "";
}
