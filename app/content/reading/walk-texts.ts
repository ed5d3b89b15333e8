import type { Entries } from "#app/content/collect/content-files.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { childNode, type SchemaNode } from "./schema-node.ts";

/** A text of a file, with its path and its schema. */
export interface WrittenText {
  readonly text: string;
  readonly path: FieldPath;
  readonly node: SchemaNode;
}

/** All texts of a file from top to bottom, damaged parts included. */
export function* walkTexts(
  value: unknown,
  node: SchemaNode,
  path: FieldPath = [],
): Generator<WrittenText> {
  if (typeof value === "string") yield { text: value, path, node };
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(name) : name;
    const child = childNode(node, step);
    if (child !== undefined) yield* walkTexts(part, child, [...path, step]);
  }
}

/** A text with its file. */
export interface TextOfFile extends WrittenText {
  readonly file: string;
}

/** All texts of all files. */
export function listTexts(entries: Entries): TextOfFile[] {
  return [...entries].flatMap(([file, { raw, rules }]) =>
    Array.from(walkTexts(raw, rules), ({ text, path, node }) => ({ file, text, path, node })),
  );
}
