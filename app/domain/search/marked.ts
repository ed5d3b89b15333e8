import { fold } from "./fold.ts";
import { type Match, matchWord } from "./match-word.ts";
import { searchWords } from "./words.ts";

/** A piece of a text, and whether it is what was searched. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const signs = /[^\p{L}\p{N}]/gu;

/** How many characters of a word make up so many folded letters. */
function lengthOf(word: string, letters: number): number {
  let [length, folded] = [0, 0];
  for (const character of word) {
    if (folded >= letters) break;
    length += character.length;
    folded += fold(character).replace(signs, "").length;
  }
  return length;
}

/** How many characters of a word the best of the typed words marks. */
function markedLength(word: string, typed: readonly string[]): number {
  const words = searchWords(word);
  const lengths = typed.map((one) => {
    const match: Match | undefined = matchWord(one, words);
    if (match === undefined) return 0;
    return match === "beginning" ? lengthOf(word, one.length) : word.length;
  });
  return Math.max(0, ...lengths);
}

/** What stands around the letters of a word: "(Women’s)" keeps its brackets unmarked. */
const edges = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/**
 * A text in pieces, the ones marked that typed words meet.
 *
 * @param typed folded words
 */
export function markedPieces(text: string, typed: readonly string[]): readonly Piece[] {
  if (typed.length === 0) return [{ text, marked: false }];
  const pieces = text.split(/([\s/,;:()[\]&|+\p{Pd}−]+)/u).flatMap((part, index): Piece[] => {
    const [, before = "", word = "", after = ""] = edges.exec(part) ?? [];
    const length = index % 2 === 0 ? markedLength(word, typed) : 0;
    if (length === 0) return [{ text: part, marked: false }];
    return [
      { text: before, marked: false },
      { text: word.slice(0, length), marked: true },
      { text: word.slice(length) + after, marked: false },
    ];
  });
  return pieces.filter((piece) => piece.text !== "");
}
