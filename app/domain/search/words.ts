import { fold } from "./fold.ts";

/** What parts words, beside the space and the dashes that `fold` makes one of. */
const PARTING = /[\s/,;:()[\]&|+]+/u;

const inWord = /[^\p{L}\p{N}]/gu;

/**
 * The words of a text by which it is found: folded, without signs. "Grey Seal (C.O.D.), No. 1" has
 * grey, seal, cod, no and 1.
 */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(PARTING)
    .map((word) => word.replace(inWord, ""))
    .filter((word) => word !== "");
}
