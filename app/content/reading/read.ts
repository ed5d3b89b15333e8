import type { FieldPath } from "#app/content/field-path.ts";
import type { SourcePosition, TextProblem } from "#app/content/problem.ts";

/** A parsed text before validation. */
export interface Read {
  /** Undefined if the text cannot be read. */
  readonly raw: unknown;
  readonly locate: (path: FieldPath, onKey?: boolean) => SourcePosition;
  readonly problems: readonly TextProblem[];
  /** A scalar as it is written: "Null", "007". */
  readonly source?: ((path: FieldPath) => string | undefined) | undefined;
}
