import { foldedWords } from "./fold.ts";

/**
 * A test whether a haystack matches a query: every typed word occurs in it, anywhere in a word. A
 * query without words matches everything. The query is folded once for the whole list.
 */
export function matcher(query: string): (haystack: string) => boolean {
  const words = foldedWords(query);
  return (haystack) => words.every((word) => haystack.includes(word));
}
