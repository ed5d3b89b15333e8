/** Spaces before punctuation and dashes, and inside quotation marks in French, at which a line must not break. */
const insideWords = /\s+(?=[!?:;»…%]|[-–—]\s)|(?<=«)\s+/gu;

/** Splits a text into words with their punctuation. */
export function splitWords(text: string): string[] {
  return text
    .trim()
    .replace(insideWords, "\u00A0")
    .split(/[^\S\u00A0]+/u);
}
