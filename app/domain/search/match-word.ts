import { isOneSlip } from "./one-slip.ts";

/** How well a typed word meets a text: as one of its words, as the beginning of one, with one slip. */
export type Match = "word" | "beginning" | "slip";

/** From how many letters on a slip is forgiven, in a whole word and in the beginning of one. */
const SLIP_IN_WORD = 4;
const SLIP_IN_BEGINNING = 6;

function hasSlip(typed: string, word: string): boolean {
  if (isOneSlip(typed, word)) return true;
  if (typed.length < SLIP_IN_BEGINNING || word.length <= typed.length) return false;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => isOneSlip(typed, word.slice(0, length)));
}

/** Another number is another thing, however close it is. */
const hasFigure = /\p{N}/u;

/** How a typed word meets the words of a text, all folded; undefined where it does not. */
export function matchWord(typed: string, words: readonly string[]): Match | undefined {
  if (words.includes(typed)) return "word";
  if (words.some((word) => word.startsWith(typed))) return "beginning";
  if (typed.length < SLIP_IN_WORD || hasFigure.test(typed)) return undefined;
  return words.some((word) => hasSlip(typed, word)) ? "slip" : undefined;
}
