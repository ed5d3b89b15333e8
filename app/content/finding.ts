import type { Change } from "./writing/edit.ts";
import type { FieldPath } from "./field-path.ts";
import type { Severity } from "./problem.ts";

/** A problem before it is located: where it is by file and field, not yet by line and column. */
export interface Finding {
  readonly severity: Severity;
  readonly file: string;
  /** The way to the place in the checked content. */
  readonly path: FieldPath;
  /** The path is the one in the file, where entries that were refused still count. */
  readonly asWritten?: boolean;
  readonly cause: string;
  readonly remedy: string;
  /** The edit that carries out the remedy, where it is certain. */
  readonly change?: Change | undefined;
}

/** Something that must be put right before the site can be built. */
export function error(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "error", file, path, cause, remedy };
}

/** Something that deserves a look and stops nothing. */
export function warning(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "warning", file, path, cause, remedy };
}

/** A finding whose path counts as the file does, with the change that puts it right, if one is certain. */
export function asWritten(finding: Finding, change?: Change): Finding {
  return { ...finding, asWritten: true, change };
}

/** The finding with the change that puts it right, if one is certain. */
export function withChange(finding: Finding, change: Change | undefined): Finding {
  return { ...finding, change };
}

/** Something that works and could be better. */
export function hint(file: string, path: FieldPath, cause: string, remedy: string): Finding {
  return { severity: "hint", file, path, cause, remedy };
}
