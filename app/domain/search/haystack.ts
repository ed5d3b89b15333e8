import { foldedWords } from "./fold.ts";

/**
 * The text that a search looks through: every word of the given texts once, folded. Missing texts
 * add nothing, so the word "undefined" is found only where a text really has it.
 */
export function haystackOf(texts: Iterable<string | null | undefined>): string {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of foldedWords(text ?? "")) words.add(word);
  }
  return [...words].join(" ");
}
