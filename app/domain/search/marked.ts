import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { fold, searchWords } from "./fold.ts";
import { matchWord, SHORTEST_PART } from "./match.ts";

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

/** The place of a typed word in another, of a word with a typo all of it; empty where they do not match. */
function markedRange(word: string, typed: string): readonly [start: number, end: number] {
  const words = searchWords(word);
  const match = matchWord(typed, words, SHORTEST_PART);
  if (match === undefined) return [0, 0];
  if (match === "typo" || match === "word") return [0, word.length];
  const at = match === "part" ? words.join("").indexOf(typed) : 0;
  return [lengthOf(word, at), lengthOf(word, at + typed.length)];
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
    const ranges = index % 2 === 0 ? typed.map((one) => markedRange(word, one)) : [];
    const [longest] = sortedBy(ranges, ([start, end]) => start - end);
    if (longest === undefined || longest[1] === 0) return [{ text: part, marked: false }];
    const [start, end] = longest;
    return [
      { text: before + word.slice(0, start), marked: false },
      { text: word.slice(start, end), marked: true },
      { text: word.slice(end) + after, marked: false },
    ];
  });
  return pieces.filter((piece) => piece.text !== "");
}
