import type { FieldPath } from "./field-path.ts";
import type { Severity } from "./problem.ts";

/** A problem with its field, before its line and column are known. */
export interface Finding {
  readonly severity: Severity;
  readonly file: string;
  /** Path in the checked content. */
  readonly path: FieldPath;
  /** Whether the path is the one in the file, which still has invalid entries. */
  readonly asWritten?: boolean;
  readonly cause: string;
  readonly remedy: string;
}

function finder(severity: Severity) {
  return (file: string, path: FieldPath, cause: string, remedy: string): Finding => ({
    severity,
    file,
    path,
    cause,
    remedy,
  });
}

/** A problem that stops the build. */
export const error = finder("error");

/** A problem that deserves a look, but does not stop the build. */
export const warning = finder("warning");

/** A suggestion: it works, but could be better. */
export const hint = finder("hint");

/** Marks a finding's path as the one in the file. */
export function asWritten(finding: Finding): Finding {
  return { ...finding, asWritten: true };
}
