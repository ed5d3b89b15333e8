import { type SourcePosition, textProblem, type TextProblem } from "#app/content/problem.ts";
import { normalizeText } from "#app/lib/text.ts";

/** The place of a position in a text, counted in characters from 0. */
export function findLineAndColumn(text: string, position: number): SourcePosition {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Normalizes a text: no byte-order mark, LF line endings, composed letters (NFC). Files saved on Windows have the first
 * two, names copied from a Mac or a PDF the last. `editStored` does the same, so that edits fit.
 */
export function plainText(text: string): string {
  return normalizeText(text.replace(/^\uFEFF/, ""));
}

/** The problem with a file that is empty, or in an unknown encoding. */
export function findTextProblem(text: string): TextProblem | undefined {
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0) {
    const cause = "There is an unreadable character here.";
    const remedy = "Type it again and save the file as UTF-8.";
    return textProblem(findLineAndColumn(text, unreadable), { cause, remedy });
  }
  if (text.trim() !== "") return undefined;
  const remedy = "Fill it in, restore its last version, or delete it if you don't need it.";
  return textProblem({ line: 1, column: 1 }, { cause: "The file is empty.", remedy });
}
