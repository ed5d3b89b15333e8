import { fold, searchWords } from "./fold.ts";

/** A text as lists compare it: folded, without signs, with single spaces. */
const plainText = (text: string) => searchWords(text).join(" ");

/** The searchable texts of an item, folded, one per line, without missing ones. */
export function makeHaystack(texts: Iterable<string | null | undefined>): string {
  const lines = Array.from(texts, (text) => plainText(text ?? "")).filter((line) => line !== "");
  return [...new Set(lines)].join("\n");
}

/** The searchable text of a title: a line without signs, and one with them. */
export function makeTitleHaystack(title: string): string {
  return `${makeHaystack([title])}\n${fold(title)}`;
}

/** An item of a searchable list. */
export interface Searchable {
  /** Its texts, by {@link makeHaystack} or {@link makeTitleHaystack}. */
  readonly haystack: string;
}

/** A list is searched for each typed word, or for the typed text as a whole, which needs {@link makeTitleHaystack}. */
export type Matching = "word by word" | "as typed";

/** A text with a dot between letters, as abbreviations have: "u.s", "D.C. Open". */
const DOTTED = /\p{L}\.\p{L}/u;

/**
 * Tests whether a title contains the query. One such as "u.s" finds titles with these dots anywhere, and titles without them
 * only at the start of a word: "US Open", not "Push".
 */
function makeTitleTest(query: string, plainQuery: string): (haystack: string) => boolean {
  if (!DOTTED.test(query)) return (haystack) => haystack.includes(plainQuery);
  const withDots = fold(query).trim();
  return (haystack) =>
    haystack.includes(withDots) || ` ${haystack.replaceAll("\n", " ")}`.includes(` ${plainQuery}`);
}

/**
 * Searches a list for items whose texts contain what is typed, ignoring case, accents and apostrophes. Only the site search
 * accepts typos.
 *
 * @param all the whole list
 * @param shownItems the part that is shown, such as a season
 * @param matching results are searched word by word, titles of news as typed (docs/product.md)
 */
export function searchList<T extends Searchable>(
  all: readonly T[],
  shownItems: readonly T[],
  query: string,
  matching: Matching = "word by word",
): {
  /** The part of what is shown that the query finds. */
  readonly found: readonly T[];
  /** How many more the query finds in the rest of the list; 0 without a query. */
  readonly elsewhere: number;
} {
  const plainQuery = plainText(query);
  if (plainQuery === "") return { found: shownItems, elsewhere: 0 };
  const words = plainQuery.split(" ");
  const hasAllWords = (haystack: string) => words.every((word) => haystack.includes(word));
  const matches = matching === "as typed" ? makeTitleTest(query, plainQuery) : hasAllWords;
  const isFound = ({ haystack }: T) => matches(haystack);
  const found = shownItems.filter(isFound);
  return { found, elsewhere: all.filter(isFound).length - found.length };
}
