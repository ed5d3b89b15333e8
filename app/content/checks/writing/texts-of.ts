import type { Entries } from "#app/content/collect/library.ts";
import { walkTexts, type WrittenText } from "#app/content/reading/walk-texts.ts";

/** A text and the file in which it stands. */
export interface TextOfFile extends WrittenText {
  readonly file: string;
}

/** What is pattern, day, key or choice has a form of its own and is no text. */
function isFree({ node }: WrittenText): boolean {
  const bound = node["refersTo"] ?? node.enum ?? node.format;
  return bound === undefined && (node.pattern === undefined || node.pattern === "\\S");
}

function inFile(file: string, written: WrittenText): TextOfFile {
  return { file, ...written };
}

/** Every text that somebody wrote freely: names, titles, sentences, notes. */
export function freeTexts(entries: Entries): TextOfFile[] {
  return [...entries].flatMap(([file, { raw, rules }]) =>
    [...walkTexts(raw, rules)].filter(isFree).map((written) => inFile(file, written)),
  );
}

/** Every link that leads to another site. */
export function outerLinks(entries: Entries): TextOfFile[] {
  return [...entries].flatMap(([file, { raw, rules }]) =>
    [...walkTexts(raw, rules)]
      .filter(({ text }) => /^https?:\/\//.test(text) && URL.canParse(text))
      .map((written) => inFile(file, written)),
  );
}
