/** Prefixes the indefinite article, chosen by the first letter: "a mixed club", "an open club". */
export function withArticle(words: string): string {
  return `${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`;
}
