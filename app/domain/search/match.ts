import { searchWords } from "./fold.ts";

/** How a typed word matches a text: as one of its words, as the beginning or a part of one, with one typo. */
export type Match = "word" | "beginning" | "part" | "typo";

/** From the best to the worst. */
export const MATCHES: readonly Match[] = ["word", "beginning", "part", "typo"];

/** Each typed word's match in a text; undefined where it has none. */
export type Matches = readonly (Match | undefined)[];

/** The least letters in which a typo is forgiven, in a whole word and in the beginning of one. */
const TYPO_IN_WORD = 4;
const TYPO_IN_BEGINNING = 6;

/**
 * The least letters that count as a part of a word where everything is searched. A list is searched by every
 * letter; of a whole site, "me" would find hundreds of words.
 */
export const SHORTEST_PART = 3;

/** Words of a query beyond these are ignored. */
const MOST_WORDS = 12;

const startsWithDigit = /^\p{N}/u;
const hasDigit = /\p{N}/u;

/** The length of the beginning that two words share. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Whether one letter is wrong, missing or too many, or two neighbors are swapped. Equal words have no typo. */
export function isOneTypo(one: string, other: string): boolean {
  if (one.length > other.length) return isOneTypo(other, one);
  const at = sharedLength(one, other);
  const [rest, longer] = [one.slice(at), other.slice(at)];
  if (other.length - one.length === 1) return rest === longer.slice(1);
  if (one.length !== other.length || rest === "") return false;
  if (rest.slice(1) === longer.slice(1)) return true;
  const isSwapped = rest[0] === longer[1] && rest[1] === longer[0];
  return isSwapped && rest.slice(2) === longer.slice(2);
}

function hasTypo(typed: string, word: string): boolean {
  if (isOneTypo(typed, word)) return true;
  if (typed.length < TYPO_IN_BEGINNING || word.length <= typed.length) return false;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => isOneTypo(typed, word.slice(0, length)));
}

/** Whether a word contains a typed one. The end of a number is another number: "1st" is not in "21st". */
function isPart(typed: string, word: string): boolean {
  const at = word.indexOf(typed);
  return at >= 0 && !(startsWithDigit.test(typed) && hasDigit.test(word.charAt(at - 1)));
}

/**
 * How a typed word matches the words of a text, all folded; undefined where it does not.
 *
 * @param shortestPart the least letters that count as a part of a word
 */
export function matchWord(
  typed: string,
  words: readonly string[],
  shortestPart = 1,
): Match | undefined {
  if (words.includes(typed)) return "word";
  if (words.some((word) => word.startsWith(typed))) return "beginning";
  if (typed.length >= shortestPart && words.some((word) => isPart(typed, word))) return "part";
  // Another number is another thing, however close it is.
  if (typed.length < TYPO_IN_WORD || hasDigit.test(typed)) return undefined;
  return words.some((word) => hasTypo(typed, word)) ? "typo" : undefined;
}

/** The match of a whole query: that of its worst word; undefined where a word has none. */
export function worstMatch(matches: Matches): Match | undefined {
  if (matches.includes(undefined)) return undefined;
  return MATCHES.findLast((match) => matches.includes(match)) ?? "word";
}

/** The words of a query, folded, each once. */
export function typedWords(query: string): readonly string[] {
  return [...new Set(searchWords(query))].slice(0, MOST_WORDS);
}
