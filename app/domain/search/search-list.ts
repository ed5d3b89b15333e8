import { searchWords } from "./fold.ts";
import { matchWord, typedWords, worstMatch } from "./match.ts";

/**
 * The text that a search looks through: every word of the given texts once, folded. Missing texts
 * add nothing, so the word "undefined" is found only where a text really has it.
 */
export function haystackOf(texts: Iterable<string | null | undefined>): string {
  return [...new Set(Array.from(texts, (text) => searchWords(text ?? "")).flat())].join(" ");
}

/** An item of a list that can be searched. */
export interface Searchable {
  /** Its words, folded, separated by spaces. */
  readonly haystack: string;
}

/**
 * The items in which every word of a query is found, in their order. Those with a typo count only
 * where none is found without.
 */
function matching<T extends Searchable>(items: readonly T[], query: string): readonly T[] {
  const typed = typedWords(query);
  const matches = items.flatMap((item) => {
    const words = item.haystack.split(" ");
    const match = worstMatch(typed.map((word) => matchWord(word, words)));
    return match === undefined ? [] : { item, match };
  });
  const exact = matches.filter(({ match }) => match !== "typo");
  return (exact.length > 0 ? exact : matches).map(({ item }) => item);
}

/**
 * What a query finds in a list.
 *
 * @param all the whole list
 * @param shown the part that is shown, such as a season
 */
export function searchList<T extends Searchable>(
  all: readonly T[],
  shown: readonly T[],
  query: string,
): {
  /** The part of what is shown that the query finds. */
  readonly found: readonly T[];
  /** How many more the query finds in the rest of the list; 0 without a query. */
  readonly elsewhere: number;
} {
  if (query.trim() === "") return { found: shown, elsewhere: 0 };
  const matches = new Set(matching(all, query));
  const found = shown.filter((item) => matches.has(item));
  return { found, elsewhere: matches.size - found.length };
}
