import { type Piece, markedPieces, matchWord } from "#app/domain/search.ts";
import { searchWords } from "#app/domain/fold.ts";

interface MarkedProps {
  text: string;
  /** The typed words, folded. */
  typed: readonly string[];
  /** The state whose code ends the text: typed by its name, it is marked there. */
  region?: string | undefined;
}

/** The pieces of a place, the code of its state marked where its name was typed. */
function withState(text: string, typed: readonly string[], region: string): readonly Piece[] {
  const comma = text.lastIndexOf(", ");
  const names = searchWords(region);
  const isTyped = comma >= 0 && typed.some((word) => matchWord(word, names) !== undefined);
  if (!isTyped) return markedPieces(text, typed);
  return [
    ...markedPieces(text.slice(0, comma + 2), typed),
    { text: text.slice(comma + 2), marked: true },
  ];
}

/** A text, what was searched in it marked. */
export function Marked({ text, typed, region }: MarkedProps) {
  const pieces = region === undefined ? markedPieces(text, typed) : withState(text, typed, region);
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}
