import { sortedBy } from "#app/lib/list.ts";
import { fold, searchWords } from "./fold.ts";

/** How a typed word matches a text: as one of its words, as the beginning or a part of one, with one typo. */
export type Match = "word" | "beginning" | "part" | "typo";

/** From the best to the worst. */
export const MATCHES: readonly Match[] = ["word", "beginning", "part", "typo"];

/** Each typed word's match in a text; undefined if it has none. */
export type Matches = readonly (Match | undefined)[];

/** Minimum length of a word, and of a word's beginning, for accepting a typo. */
const TYPO_IN_WORD = 4;

const TYPO_IN_BEGINNING = 6;

/** Minimum length of a part of a word in the site search, where "me" would find hundreds of words. */
export const SHORTEST_PART = 3;

/** Words of a query beyond these are ignored. */
const MAX_WORDS = 12;

/** A plural also finds its singular: "badges" finds "badge". "News" is no plural. */
const isPlural = /^(?!news$)\p{L}{3,}s$/u;

const startsWithDigit = /^\p{N}/u;

const hasDigit = /\p{N}/u;

const ending = /(?<=ch|sh|ss|x)es$|(?<=[^s])(?<!^new)s$/u;

/** A word without its plural ending, probably the singular: "win" of "wins", "coach" of "coaches". */
export function singular(word: string): string {
  return word.length > SHORTEST_PART ? word.replace(ending, "") : word;
}

/** Whether two words are equal, ignoring plural endings. */
export function isSameWord(a: string, b: string): boolean {
  return a === b || (a[0] === b[0] && singular(a) === singular(b));
}

/** The length of the beginning that two words share. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Whether one letter is wrong, missing or too many, or two neighbors are swapped. Equal words have no typo. */
export function isOneTypo(a: string, b: string): boolean {
  if (a.length > b.length) return isOneTypo(b, a);
  const at = sharedLength(a, b);
  const [rest, longer] = [a.slice(at), b.slice(at)];
  if (b.length - a.length === 1) return rest === longer.slice(1);
  if (rest === "") return false;
  if (rest.slice(1) === longer.slice(1)) return true;
  const isSwapped = rest[0] === longer[1] && rest[1] === longer[0];
  return isSwapped && rest.slice(2) === longer.slice(2);
}

/** Whether two words have the same letters. */
function isSwap(a: string, b: string): boolean {
  return Array.from(a).toSorted().join("") === Array.from(b).toSorted().join("");
}

function hasTypo(typed: string, word: string): boolean {
  // Four-letter words have too many neighbors: "shop" and "show".
  if (typed.length === TYPO_IN_WORD && typed.length !== word.length) return false;
  if (isOneTypo(typed, word) && (typed.length > TYPO_IN_WORD || isSwap(typed, word))) return true;
  if (typed.length < TYPO_IN_BEGINNING) return false;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => isOneTypo(typed, word.slice(0, length)));
}

/** Whether a word contains a typed one; "1st" is not in "21st". */
function isPart(typed: string, word: string): boolean {
  const at = word.indexOf(typed);
  return at >= 0 && !(startsWithDigit.test(typed) && hasDigit.test(word.charAt(at - 1)));
}

/**
 * How a typed word matches the words of a text, all folded; undefined without a match.
 *
 * @param shortestPart minimum length of a part of a word
 */
export function matchWord(
  typed: string,
  words: readonly string[],
  shortestPart = 1,
): Match | undefined {
  if (words.includes(typed)) return "word";
  if (words.some((word) => word.startsWith(typed))) return "beginning";
  if (isPlural.test(typed) && words.includes(typed.slice(0, -1))) return "beginning";
  if (typed.length >= shortestPart && words.some((word) => isPart(typed, word))) return "part";
  // Numbers have no typos, because a similar number means something else.
  if (typed.length < TYPO_IN_WORD || hasDigit.test(typed)) return undefined;
  return words.some((word) => hasTypo(typed, word)) ? "typo" : undefined;
}

/** The match of a whole query: that of its worst word; undefined if a word has none. */
export function worstMatch(matches: Matches): Match | undefined {
  if (matches.includes(undefined)) return undefined;
  return MATCHES.findLast((match) => matches.includes(match)) ?? "word";
}

/** The words of a query, folded, each once. */
export function typedWords(query: string): readonly string[] {
  return [...new Set(searchWords(query))].slice(0, MAX_WORDS);
}

/** A piece of a text, marked if it matches. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

const signs = /[^\p{L}\p{N}]/gu;

/** Number of characters of a word that give a number of folded letters. */
function measureFoldedPrefix(word: string, letters: number): number {
  let [length, folded] = [0, 0];
  for (const character of word) {
    if (folded >= letters) break;
    length += character.length;
    folded += fold(character).replace(signs, "").length;
  }
  return length;
}

/** Range of a typed word in another; the whole word for a typo, empty without a match. */
function markedRange(word: string, typed: string): readonly [start: number, end: number] {
  const words = searchWords(word);
  const match = matchWord(typed, words, SHORTEST_PART);
  if (match === undefined) return [0, 0];
  if (match === "typo") return [0, word.length];
  const at = match === "part" ? words.join("").indexOf(typed) : 0;
  return [measureFoldedPrefix(word, at), measureFoldedPrefix(word, at + typed.length)];
}

/** Punctuation around a word: "(Women’s)" keeps its brackets unmarked. */
const edges = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/**
 * Splits a text into pieces and marks those that match.
 *
 * @param typed folded words
 */
export function markedPieces(text: string, typed: readonly string[]): readonly Piece[] {
  if (typed.length === 0) return [{ text, isMarked: false }];
  const pieces = text.split(/([\s/,;:()[\]&|+\p{Pd}−]+)/u).flatMap((part, index): Piece[] => {
    const [, before = "", word = "", after = ""] = edges.exec(part) ?? [];
    const ranges = index % 2 === 0 ? typed.map((typedWord) => markedRange(word, typedWord)) : [];
    const [longest] = sortedBy(ranges, ([start, end]) => start - end);
    if (longest === undefined || longest[1] === 0) return [{ text: part, isMarked: false }];
    const [start, end] = longest;
    return [
      { text: before + word.slice(0, start), isMarked: false },
      { text: word.slice(start, end), isMarked: true },
      { text: word.slice(end) + after, isMarked: false },
    ];
  });
  return pieces.filter((piece) => piece.text !== "");
}

/** A text as lists compare it: folded, without signs, with single spaces. */
const plainText = (text: string) => searchWords(text).join(" ");

/** The searchable texts of an item, folded, one per line, without missing ones. */
export function makeHaystack(texts: Iterable<string | null | undefined>): string {
  const lines = Array.from(texts, (text) => plainText(text ?? "")).filter((line) => line !== "");
  return [...new Set(lines)].join("\n");
}

/** The searchable text of a title: without signs and with them. */
export function makeTitleHaystack(title: string): string {
  return `${makeHaystack([title])}\n${fold(title)}`;
}

/** An item of a searchable list. */
export interface Searchable {
  /** Its texts, by {@link makeHaystack}. */
  readonly haystack: string;
}

/** A list is searched by each typed word, or by the typed text as a whole. */
export type SearchedBy = "words" | "text";

/** A text with a dot in it, as abbreviations have: "u.s", "D.C. Open". */
const isAbbreviated = /\p{L}\.\p{L}/u;

/** Tests whether a title contains the typed text. With or without dots, "u.s" begins a word: it is no part of "Push". */
function makeTitleTest(query: string, typed: string): (haystack: string) => boolean {
  if (!isAbbreviated.test(query)) return (haystack) => haystack.includes(typed);
  const literal = fold(query).trim();
  return (haystack) =>
    haystack.includes(literal) || ` ${haystack.replaceAll("\n", " ")}`.includes(` ${typed}`);
}

/**
 * Searches a list for items whose texts contain what is typed, ignoring case, accents and apostrophes. Only the site search
 * accepts typos.
 *
 * @param all the whole list
 * @param shown the part that is shown, such as a season
 * @param by results are searched by words, titles of news by the text (docs/product.md)
 */
export function searchList<T extends Searchable>(
  all: readonly T[],
  shown: readonly T[],
  query: string,
  by: SearchedBy = "words",
): {
  /** The part of what is shown that the query finds. */
  readonly found: readonly T[];
  /** How many more the query finds in the rest of the list; 0 without a query. */
  readonly elsewhere: number;
} {
  const typed = plainText(query);
  if (typed === "") return { found: shown, elsewhere: 0 };
  const words = typed.split(" ");
  const matches =
    by === "text"
      ? makeTitleTest(query, typed)
      : (haystack: string) => words.every((word) => haystack.includes(word));
  const isFound = ({ haystack }: T) => matches(haystack);
  const found = shown.filter(isFound);
  return { found, elsewhere: all.filter(isFound).length - found.length };
}
