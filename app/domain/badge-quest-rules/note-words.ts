import { fold } from "#app/domain/search/fold.ts";

/**
 * A note as two of them are compared: its words in lower case, without accents and signs. So
 * "Baby / Toddler" is "baby/toddler".
 */
export function noteWords(note: string): string {
  return fold(note)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
