import type { FieldPath } from "#app/content/field-path.ts";
import { childNode, type SchemaNode } from "./schema-node.ts";

/** A text of a file as written, where it stands, and what the schema says about it. */
export interface WrittenText {
  readonly text: string;
  readonly path: FieldPath;
  readonly node: SchemaNode;
}

/** Every text of a file, damaged parts included, from top to bottom. */
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
