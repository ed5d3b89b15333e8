import type { FieldPath } from "#app/content/field-path.ts";
import { z } from "zod";

/**
 * A schema as plain data (JSON Schema): what a field is called for, which fields a mapping has,
 * which of them it needs. The same data, printed, serve editors.
 */
export type SchemaNode = z.core.JSONSchema.BaseSchema;

type Maybe = z.core.JSONSchema.JSONSchema | boolean | undefined;

const described = new WeakMap<z.ZodType, SchemaNode>();

/** The plain form of a schema, as the file is written; computed once. */
export function schemaNode(schema: z.ZodType): SchemaNode {
  const known = described.get(schema);
  if (known !== undefined) return known;
  const node = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
  described.set(schema, node);
  return node;
}

function asNode(node: Maybe): SchemaNode | undefined {
  return typeof node === "object" ? node : undefined;
}

/** What a schema says about one step further in: a field, an entry of a list, or a keyed entry. */
export function childNode(node: SchemaNode, step: string | number): SchemaNode | undefined {
  if (typeof step === "number") {
    return Array.isArray(node.items) ? undefined : asNode(node.items);
  }
  const fields = node.properties ?? {};
  return asNode(Object.hasOwn(fields, step) ? fields[step] : node.additionalProperties);
}

/** What a schema says about the value at a path, or undefined where it knows no such place. */
export function nodeAt(root: SchemaNode, path: FieldPath): SchemaNode | undefined {
  let node: SchemaNode | undefined = root;
  for (const step of path) node = node && childNode(node, step);
  return node;
}

/** Whether the mapping that holds the field cannot do without it. */
export function isNeeded(root: SchemaNode, path: FieldPath): boolean {
  const field = path.at(-1);
  if (typeof field !== "string") return true;
  return nodeAt(root, path.slice(0, -1))?.required?.includes(field) ?? false;
}
