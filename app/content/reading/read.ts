import type { FieldPath } from "#app/content/field-path.ts";
import type { SourcePosition, TextProblem } from "#app/content/problem.ts";

/** A parsed text before validation. */
export interface ReadText {
  /** Undefined if the text cannot be read. */
  readonly raw: unknown;
  /** Position of the value at a path, or of its key. */
  readonly locate: (path: FieldPath, at?: "key") => SourcePosition;
  readonly problems: readonly TextProblem[];
  /** A scalar as it is written: "Null", "007"; tables have only texts. */
  readonly source?: ((path: FieldPath) => string | undefined) | undefined;
}
