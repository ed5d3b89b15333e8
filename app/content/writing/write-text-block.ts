import { WIDTH, writeScalar } from "./write-value.ts";

/** A paragraph in lines of the width of the content's other texts; a break stands where one space was. */
function folded(paragraph: string, indent: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(/(?<=[^ \t]) (?=[^ \t])/)) {
    const line = lines.at(-1);
    if (line === undefined || indent + line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

/** The lines of a text in `>`: an empty line for each line break. */
function foldedLines(paragraphs: readonly string[], indent: number): string[] {
  const [first = "", ...more] = paragraphs;
  const below = more.flatMap((one) => (one === "" ? one : [""].concat(folded(one, indent))));
  return [...folded(first, indent), ...below];
}

/** Whether a block can hold a text as it is: without signs that need quotes, or space that the block would lose. */
function fits(value: string, isFolded: boolean): boolean {
  const isPlain = /^[^ \t\n\p{Cc}\p{Cs}\uFEFF](?:[^\p{Cc}\p{Cs}\uFEFF]|[\t\n])*$/u.test(value);
  const endsPlainly = !/\n[ \t]*\n$|\n[ \t]+$/.test(value);
  return isPlain && endsPlainly && !(isFolded && /\n[ \t]|[ \t]\n/.test(value));
}

/**
 * A value in place of a text in `|` or `>`. In `|` every line stays a line. In `>` lines are folded, and a line break
 * of the text is an empty line. What such a block cannot hold stands in quotes.
 *
 * @param before the block as it was written, which the new one keeps the form of
 */
export function writeTextBlock(value: unknown, before: string): string {
  const [head = "", ...lines] = before.split("\n");
  const [, style = "", comment = ""] = /^([|>])[-+\d]*(.*)$/.exec(head) ?? [];
  const indent = lines.find((line) => line.trim() !== "")?.search(/[^ ]/);
  const isFolded = style === ">";
  if (typeof value !== "string" || indent === undefined || !fits(value, isFolded)) {
    return `${writeScalar(value, "QUOTE_DOUBLE")}${comment}\n`;
  }
  const space = " ".repeat(indent);
  const chomping = value.endsWith("\n") ? "" : "-";
  const paragraphs = value.replace(/\n$/, "").split("\n");
  const written = isFolded ? foldedLines(paragraphs, indent) : paragraphs;
  const body = written.map((line) => (line === "" ? "" : space + line)).join("\n");
  return `${style}${chomping}${comment}\n${body}\n`;
}
