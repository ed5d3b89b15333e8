import type { Change, Edit } from "#app/content/writing/edit.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { Place, Problem } from "#app/content/problem.ts";

/** A problem of one text, before the text has a file. */
export type Fault = Omit<Problem, "file">;

/** A text as data: its value before any schema, and where each part of it stands. */
export interface Read {
  /** Undefined where the text cannot be read at all. */
  readonly raw: unknown;
  readonly locate: (path: FieldPath, onKey?: boolean) => Place;
  readonly faults: readonly Fault[];
  /** A single value as the text has it: "Null" for nothing, "007" for 7. */
  readonly source?: ((path: FieldPath) => string | undefined) | undefined;
  /** A change of the value at a path as a change of the text; undefined where that is not simple. */
  readonly edit: (path: FieldPath, change: Change) => Edit | undefined;
}
