/** Spaces that French puts before high punctuation and within quotation marks: no line ends there. */
const insideWords = /\s+(?=[!?:;»…%])|(?<=«)\s+/gu;

/** The words of a text, each with the punctuation that belongs to it. */
export function splitWords(text: string): string[] {
  return text
    .trim()
    .replace(insideWords, "\u00A0")
    .split(/[^\S\u00A0]+/u);
}
