import * as words from "#words/search.ts";
import type { Found } from "./find/find.ts";

/** The sentence that answers a question; undefined if there is none. */
export function findAnswer({ groups: [first] }: Found): string | undefined {
  return first?.kind === "answers" ? first.hits[0]?.entry.title : undefined;
}

/** No hits and no answer, including a "no". */
export const isEmpty = ({ groups, fuzzyGroups }: Found) =>
  groups.length === 0 && fuzzyGroups.length === 0;

/** Number of hits: exact ones, or near misses if there are none. Excludes the text answer. */
export function countText(found: Found): string {
  const { groups, count } = found;
  if (groups.length === 0 && count > 0) return words.closeMatches(count);
  if (findAnswer(found) === undefined) return words.results(count);
  return count === 0 ? words.oneAnswer : words.oneAnswerAnd(words.results(count));
}

/** Notes on words that were corrected, or that have no match; empty if all matched as typed. */
export function describeWordMatches({ unknown, isPartial, corrected }: Found): string {
  const missing = isPartial ? words.notEveryWord : "";
  const note = unknown.length > 0 ? words.noMatchFor(unknown) : missing;
  return [corrected === undefined ? [] : words.searchedFor(corrected), note]
    .flat()
    .join(" ")
    .trim();
}
