import type { Change } from "#app/content/writing/edit.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import type { States } from "#app/domain/places/state.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";

/** What is wrong with one field, in plain sentences. */
export interface Complaint {
  readonly path: FieldPath;
  readonly onKey?: true;
  /** The field is not there at all. */
  readonly missing?: true;
  readonly cause: string;
  readonly remedy: string;
  readonly change?: Change | undefined;
}

/** What a complaint is made from: the file as written, its schema, the year it belongs to, and the states of the country. */
export interface Written {
  readonly raw: unknown;
  readonly rules: SchemaNode;
  readonly season?: number | undefined;
  readonly states?: States | undefined;
}

/** Joins the sentences there are. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}
