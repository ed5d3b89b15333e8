import { fieldName, valueAt, type FieldPath } from "#app/content/field-path.ts";
import { sentences, type Complaint, type Written } from "./complaint.ts";
import { hint } from "./hint.ts";
import { isNeeded, nodeAt, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { showValue } from "./show-value.ts";

function shapeOf(value: unknown): "list" | "group of fields" | "single value" {
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "group of fields" : "single value";
}

function expectedShape({ type }: SchemaNode): ReturnType<typeof shapeOf> {
  if (type === "array") return "list";
  return type === "object" ? "group of fields" : "single value";
}

const shapeRemedy = {
  list: "Write one entry per line below it, each beginning with a hyphen.",
  "group of fields": "Write its fields, each with a colon and a value.",
  "single value": "Write one value behind the colon.",
} as const;

function isPlainText(node: SchemaNode): boolean {
  return node.type === "string" && node.pattern === "\\S" && node["refersTo"] === undefined;
}

/** What is wrong with a text that is too long, or undefined where it is not. */
export function tooLong(name: string, value: unknown, { maxLength }: SchemaNode) {
  if (typeof value !== "string" || maxLength === undefined) return undefined;
  if (value.length <= maxLength) return undefined;
  const [length, most] = [value.length, maxLength].map((count) => count.toLocaleString("en-US"));
  return {
    cause: `${name} is ${length} characters long, and at most ${most} are shown well.`,
    remedy: `Shorten it to ${most} characters or fewer.`,
  };
}

function explainWritten(name: string, value: unknown, node: SchemaNode, season?: number) {
  if (shapeOf(value) !== expectedShape(node)) {
    const cause = `${name} is ${showValue(value)} where a ${expectedShape(node)} belongs.`;
    return { cause, remedy: node.description ?? shapeRemedy[expectedShape(node)] };
  }
  if (Array.isArray(value)) {
    const entries = `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
    return { cause: `${name} has ${entries}.`, remedy: sentences(node.description) };
  }
  const length = tooLong(name, value, node);
  if (length !== undefined) return length;
  const remedy = isPlainText(node)
    ? `Text that reads like a number or a yes or no goes in quotes: "${String(value)}".`
    : sentences(node.description, hint(value, node, season));
  return { cause: `${name} is ${showValue(value)}.`, remedy };
}

/** Says what is wrong with the value at a path: missing, empty, of the wrong shape, or wrong. */
export function explainValue(path: FieldPath, { raw, rules, season }: Written): Complaint {
  const name = path.length === 0 ? "The file" : fieldName(path);
  const value = valueAt(raw, path);
  const node = nodeAt(rules, path) ?? {};
  if (value === undefined) {
    return { path, cause: `${name} is missing.`, remedy: sentences("Add it.", node.description) };
  }
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const needed = path.length > 0 && isNeeded(rules, path);
    const way = needed ? "Fill it in." : "Fill it in or delete it.";
    return { path, cause: `${name} is empty.`, remedy: sentences(way, node.description) };
  }
  return { path, ...explainWritten(name, value, node, season) };
}
