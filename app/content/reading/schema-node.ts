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

/** The schema one step further in: of a field, a list entry or a keyed entry. */
export function childNode(node: SchemaNode, step: string | number): SchemaNode | undefined {
  if (typeof step === "number") {
    return Array.isArray(node.items) ? undefined : asNode(node.items);
  }
  const fields = node.properties ?? {};
  return asNode(Object.hasOwn(fields, step) ? fields[step] : node.additionalProperties);
}

/** The schema of the value at a path, or undefined if it has no such place. */
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

/** More brackets in one another, or a longer indent, than any content has, and few enough to read. */
const deepest = 100;

const furthest = new RegExp(`^[-? \\t]{${2 * deepest}}`, "m");

/** Position of brackets nested too deeply. It is approximate: quotes are ignored. */
function tooManyBrackets(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[{}\]]/g)) {
    depth = Math.max(0, depth + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (depth > deepest) return index;
  }
  return undefined;
}

/**
 * The position at which a text is nested more deeply than a parser should be asked to follow, for it
 * calls itself at every step; undefined where it is not.
 */
export function tooDeep(text: string): number | undefined {
  const line = text.search(furthest);
  return line >= 0 ? line : tooManyBrackets(text);
}

/**
 * A value that a schema accepts, for a needed field that is missing or refused, so that the rest of
 * the file can be checked. Only where it can mislead no check: texts, yes or no, and places.
 */
export function standIn(node: SchemaNode | undefined): unknown {
  if (node?.type === "boolean") return false;
  if (node?.type === "string" && node["refersTo"] === undefined) return node.examples?.[0] ?? "?";
  if (node?.type !== "object" || node.required === undefined) return undefined;
  return Object.fromEntries(node.required.map((field) => [field, standIn(childNode(node, field))]));
}
