import type { FieldPath } from "./field-path.ts";

/** Severity of a problem: errors stop the build, warnings deserve a look, hints are suggestions. */
export type Severity = "error" | "warning" | "hint";

/** A place in a text, counted from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** The cause of a problem, and its remedy. */
export interface Explanation {
  /** The problem, as a sentence. */
  readonly cause: string;
  /** The fix, as one or two sentences. */
  readonly remedy: string;
}

/** A problem at a place of the content, with a remedy. */
export interface Problem extends SourcePosition, Explanation {
  readonly severity: Severity;
  /** Path inside the content folder, with forward slashes. */
  readonly file: string;
  /** The field in words, such as "games 3, date", or "the file". */
  readonly field: string;
}

/** A problem of a field, before its line and column are known. */
export interface FieldProblem extends Explanation {
  readonly severity: Severity;
  readonly file: string;
  readonly path: FieldPath;
}

function fieldProblem(severity: Severity) {
  return (file: string, path: FieldPath, cause: string, remedy: string): FieldProblem => ({
    severity,
    file,
    path,
    cause,
    remedy,
  });
}

/** A problem that stops the build. */
export const error = fieldProblem("error");

/** A problem that deserves a look, but does not stop the build. */
export const warning = fieldProblem("warning");

/** A suggestion: it works, but could be better. */
export const hint = fieldProblem("hint");

/** A problem of one text, before the text has a file. */
export type TextProblem = Omit<Problem, "file">;

/** An error of a text, by default of none of its fields, such as a missing bracket. */
export function textProblem(
  { line, column }: SourcePosition,
  { cause, remedy }: Explanation,
  field = "the file",
): TextProblem {
  return { severity: "error", line, column, field, cause, remedy };
}

/** Whether one of the problems stops the build. */
export function hasErrors(problems: readonly { readonly severity: Severity }[]): boolean {
  return problems.some(({ severity }) => severity === "error");
}

/** Sorts problems by file, then from top to bottom. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
