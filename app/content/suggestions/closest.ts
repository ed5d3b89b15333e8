import { lettersOf } from "#app/domain/search/fold.ts";

/** How many letters must be changed, added or dropped to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split("").entries()) {
    const next = [index + 1];
    for (const [column, wanted] of other.split("").entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** All candidates that are nearest to a mistyped word, if any is near enough; see {@link closest}. */
export function nearest(word: string, candidates: Iterable<string>): string[] {
  const wanted = lettersOf(word);
  let least = Math.min(2, Math.floor(wanted.length / 2));
  let best: string[] = [];
  for (const candidate of candidates) {
    const away = distance(wanted, lettersOf(candidate));
    if (away > least) continue;
    best = away < least ? [candidate] : [...best, candidate];
    least = away;
  }
  return best;
}

/**
 * The candidate that a mistyped word probably means: the same but for capitals, spaces and hyphens,
 * or at most two letters off, and no more than half of them. Undefined where none is close.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  return nearest(word, candidates)[0];
}
