import * as words from "#words/facts/badge.ts";

/** The tag on a badge or avatar, shown only for a count above 1: the number alone. */
export function countTag(count: number): number | undefined {
  return count > 1 ? count : undefined;
}

/** The count in words: "not earned", "earned once", "earned 3 times". */
export function timesEarned(count: number): string {
  if (count < 1) return words.notEarned;
  return count === 1 ? words.earnedOnce : words.earnedTimes(count);
}
