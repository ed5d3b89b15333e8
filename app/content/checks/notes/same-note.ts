import { closest } from "#app/content/suggestions/closest.ts";
import { noteWords } from "#app/domain/badge-quest-rules/note-words.ts";

/** Shorter notes differ by a letter or two and mean something else: Cow and Crow. */
const FEWEST_LETTERS = 8;

/** Shorter words are no abbreviations of longer ones. */
const FEWEST_OF_SHORT = 3;

function wordsOf(note: string): string[] {
  return noteWords(note)
    .split(" ")
    .filter((word) => word !== "" && word !== "and");
}

/** Whether a word is short for another: its letters stand there in order, from the first: "cbus", "mich". */
function isShortFor(word: string, long: string): boolean {
  if (word.length < FEWEST_OF_SHORT || word.length >= long.length || word[0] !== long[0])
    return false;
  let at = 0;
  for (const letter of long) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Whether the words of two notes belong together one by one, in any order, some of them shortened. */
function hasSameWords(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length || one.length === 0) return false;
  const left = [...other];
  const apart = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (apart.length === one.length && one.length > 1) return false;
  return apart.every((word) => {
    const at = left.findIndex((long) => isShortFor(word, long) || isShortFor(long, word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** "dogs" for "dog": the same thing in the plural. */
function isPluralOf(one: string, other: string): boolean {
  return one === `${other}s` || one === `${other}es`;
}

/** Whether two notes of a badge name the same in two ways: misspelled, shortened, in the plural, in another order. */
export function isSameNote(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [text, long] = [words.join(" "), others.join(" ")];
  if (isPluralOf(text, long) || isPluralOf(long, text)) return true;
  const isLong = Math.min(text.length, long.length) >= FEWEST_LETTERS;
  if (isLong && words.length === others.length && closest(text, [long]) !== undefined) return true;
  return words.length > 1 && hasSameWords(words, others);
}
