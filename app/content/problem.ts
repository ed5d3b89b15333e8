/** Severity of a problem: errors stop the build, warnings deserve a look, hints are suggestions. */
export type Severity = "error" | "warning" | "hint";

/** A place in a text, counted from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** A problem at a place of the content, with a remedy. */
export interface Problem extends SourcePosition {
  readonly severity: Severity;
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** The field in words, such as "games 3, date", or "the file". */
  readonly field: string;
  /** The problem, as a sentence. */
  readonly cause: string;
  /** The fix, as one or two sentences. */
  readonly remedy: string;
}

/** Sorts problems by file, then from top to bottom. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
