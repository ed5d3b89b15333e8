import type { Change } from "./writing/edit.ts";
import type { FieldPath } from "./field-path.ts";
import type { Severity } from "./problem.ts";

/** A problem with its field, but not yet its line and column. */
export interface Finding {
  readonly severity: Severity;
  readonly file: string;
  /** Path in the checked content. */
  readonly path: FieldPath;
  /** Whether it is the path in the file, which still has refused entries. */
  readonly asWritten?: boolean;
  readonly cause: string;
  readonly remedy: string;
  /** The remedy as a change, if it is certain. */
  readonly change?: Change | undefined;
}

/** A problem that stops the build. */
export function error(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "error", file, path, cause, remedy };
}

/** A problem that deserves a look and stops nothing. */
export function warning(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "warning", file, path, cause, remedy };
}

/** A finding whose path is the one in the file, with its change, if one is certain. */
export function asWritten(finding: Finding, change?: Change): Finding {
  return { ...finding, asWritten: true, change };
}

/** A finding with its change, if one is certain. */
export function withChange(finding: Finding, change: Change | undefined): Finding {
  return { ...finding, change };
}

/** A suggestion: it works, but could be better. */
export function hint(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "hint", file, path, cause, remedy };
}
