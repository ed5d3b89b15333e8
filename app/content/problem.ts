import type { Edit } from "./writing/edit.ts";

/** Errors stop the site from being built. Warnings deserve a look; hints tell what could be better. */
export type Severity = "error" | "warning" | "hint";

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A problem at one place of the content, in plain words, with a remedy. */
export interface Problem extends Place {
  readonly severity: Severity;
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** The field in words, such as "games 3, date"; "the file" where it is the file as a whole. */
  readonly field: string;
  /** The problem, as a sentence. */
  readonly cause: string;
  /** The fix, as one or two sentences. */
  readonly remedy: string;
  /** The remedy as a change of the file's plain text, where it is certain. */
  readonly fix?: Edit | undefined;
}

/** Orders problems as a reader meets them: by file, then from top to bottom. */
export function inReadingOrder(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
