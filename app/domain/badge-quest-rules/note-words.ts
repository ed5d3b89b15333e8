import { fold } from "#app/domain/search/fold.ts";

/**
 * A note normalised for comparison: its words in lower case, without accents and signs. So "Baby /
 * Toddler" is "baby/toddler".
 */
export function noteWords(note: string): string {
  return fold(note)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
