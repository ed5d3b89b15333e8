/** Spaces before punctuation and dashes, and inside quotation marks in French, at which a line must not break. */
const insideWords = /\s+(?=[!?:;»…%]|[-–—]\s)|(?<=«)\s+/gu;

/** Splits a text into words with their punctuation, also after a hyphen. */
export function splitWords(text: string): string[] {
  return text
    .trim()
    .replace(insideWords, "\u00A0")
    .split(/[^\S\u00A0]+|(?<=\p{L}-)(?=\p{L})/u);
}

/** Joins words by spaces, but for those that were split after a hyphen. */
export function joinWords(words: readonly string[]): string {
  return words.join(" ").replaceAll(/(?<=\p{L}-) (?=\p{L})/gu, "");
}
