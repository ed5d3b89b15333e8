import { z } from "zod";
import type { FieldPath } from "#app/content/field-path.ts";

/** A schema as JSON Schema, which text editors use as well. */
export type SchemaNode = z.core.JSONSchema.BaseSchema;

const nodes = new WeakMap<z.ZodType, SchemaNode>();

/** The JSON Schema of a file as it is written; computed once. */
export function schemaNode(schema: z.ZodType): SchemaNode {
  const stored = nodes.get(schema);
  if (stored !== undefined) return stored;
  const node = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
  nodes.set(schema, node);
  return node;
}

/** A schema; undefined for none, and for those that are only true or false. */
function toSchemaNode(node: SchemaNode | boolean | undefined): SchemaNode | undefined {
  return typeof node === "object" ? node : undefined;
}

/** The schema one step further in: of a field, a list entry or a keyed entry. */
export function childNode(node: SchemaNode, step: string | number): SchemaNode | undefined {
  if (typeof step === "number") {
    return Array.isArray(node.items) ? undefined : toSchemaNode(node.items);
  }
  const fields = node.properties ?? {};
  return toSchemaNode(Object.hasOwn(fields, step) ? fields[step] : node.additionalProperties);
}

/** The schema of the value at a path, or undefined if it has no such place. */
export function nodeAt(root: SchemaNode, path: FieldPath): SchemaNode | undefined {
  let node: SchemaNode | undefined = root;
  for (const step of path) node = node && childNode(node, step);
  return node;
}

/** Whether a field is required. */
export function isNeeded(root: SchemaNode, path: FieldPath): boolean {
  const field = path.at(-1);
  if (typeof field !== "string") return true;
  return nodeAt(root, path.slice(0, -1))?.required?.includes(field) ?? false;
}

/** Maximum depth of brackets and indents, more than any content has. */
const MAX_DEPTH = 100;

const DEEP_INDENT = new RegExp(`^[-? \\t]{${2 * MAX_DEPTH}}`, "m");

/** Position of brackets nested too deeply. It is approximate: quotes are ignored. */
function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[{}\]]/g)) {
    depth = Math.max(0, depth + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}

/** Position at which a text is nested too deeply for a recursive parser; undefined if it is not. */
export function findDepthLimit(text: string): number | undefined {
  const line = text.search(DEEP_INDENT);
  return line >= 0 ? line : findDeepBracket(text);
}
