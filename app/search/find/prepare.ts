import { searchWords } from "#app/domain/fold.ts";
import { MATCHES, type Matches, matchWord, SHORTEST_PART } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Entry, Findable } from "#app/search/search-data.ts";

/** An entry with the words that it is found by. */
export interface Prepared {
  readonly entry: Entry;
  readonly title: readonly string[];
  /** Nicknames, other names, the synonyms of a page. */
  readonly hidden: readonly string[];
  readonly words: readonly string[];
}

const prepareEntry = onceFor((entry: Entry): Prepared => {
  const { subtitle = "", hiddenKeywords = "", region = "" } = entry;
  const [title, hidden] = [searchWords(entry.title), searchWords(hiddenKeywords)];
  return {
    entry,
    title,
    hidden,
    words: [...title, ...hidden, ...searchWords(`${subtitle} ${region}`)],
  };
});

/** The words of all entries, folded once: a key then only compares. */
export const prepare = onceFor(({ entries }: Findable): readonly Prepared[] =>
  entries.map(prepareEntry),
);

/** Each typed word's match in the words of an entry. */
export function matchesIn(words: readonly string[], typed: readonly string[]): Matches {
  return typed.map((word) => matchWord(word, words, SHORTEST_PART));
}

/** As `matchesIn`, for words that many entries share: only whole words and beginnings that are not short. */
export function keywordMatches(words: readonly string[], typed: readonly string[]): Matches {
  return typed.map((word) => {
    if (word.length < SHORTEST_PART) return undefined;
    const match = matchWord(word, words);
    return match === "word" || match === "beginning" ? match : undefined;
  });
}

/** For each typed word the best of its matches in several texts. */
export function bestMatches(first: Matches, ...others: readonly Matches[]): Matches {
  return first.map((one, index) => {
    const all = new Set([one, ...others.map((matches) => matches[index])]);
    return MATCHES.find((match) => all.has(match));
  });
}

/** How many typed words have a match. */
export function countMatches(matches: Matches): number {
  return matches.filter((match) => match !== undefined).length;
}
