import { foldedWords } from "./fold.ts";

/**
 * The test whether a haystack answers a query: every typed word occurs in it, anywhere in a word. A
 * query without words lets everything through. Folds the query once for the whole list.
 */
export function matcher(query: string): (haystack: string) => boolean {
  const words = foldedWords(query);
  return (haystack) => words.every((word) => haystack.includes(word));
}
