import type { FieldPath } from "#app/content/field-path.ts";
import type { SourcePosition, Problem } from "#app/content/problem.ts";

/** A problem of one text, before the text has a file. */
export type Fault = Omit<Problem, "file">;

/** A parsed text before validation. */
export interface Read {
  /** Undefined if the text cannot be read. */
  readonly raw: unknown;
  readonly locate: (path: FieldPath, onKey?: boolean) => SourcePosition;
  readonly faults: readonly Fault[];
  /** A scalar as it is written: "Null", "007". */
  readonly source?: ((path: FieldPath) => string | undefined) | undefined;
}
