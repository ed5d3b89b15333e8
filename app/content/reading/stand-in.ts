import type { SchemaNode } from "./schema-node.ts";
import { childNode } from "./schema-node.ts";

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
