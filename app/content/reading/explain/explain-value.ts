import { fieldName, valueAt, type FieldPath } from "#app/content/field-path.ts";
import { sentences, type Complaint, type Written } from "./complaint.ts";
import { hint, zoneHint, type Around } from "./hint.ts";
import { stateWithCode } from "#app/domain/places/state.ts";
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

function explainWritten(name: string, value: unknown, node: SchemaNode, around: Around) {
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
  const cause = `${name} is ${showValue(value)}.`;
  if (isPlainText(node)) {
    const text = String(value);
    const remedy = `Text that reads like a number or a yes or no goes in quotes: "${text}".`;
    return { cause, remedy, change: { to: text } };
  }
  const guess = hint(value, node, around);
  const remedy = sentences(node.description, guess?.sentence);
  return { cause, remedy, change: guess?.to === undefined ? undefined : { to: guess.to } };
}

/** What is unknown is left out: an optional field with its line, a needed one with what needs it. */
function explainEmpty(path: FieldPath, name: string, { raw, rules }: Written, node: SchemaNode) {
  const cause = `${name} is empty.`;
  const parent = path.slice(0, -1);
  if (!isNeeded(rules, path)) {
    const siblings = valueAt(raw, parent);
    const alone = Object.keys(typeof siblings === "object" ? (siblings ?? {}) : {}).length === 1;
    const remedy = sentences("Delete the line, or fill it in.", node.description);
    return { path, cause, remedy, change: alone ? undefined : ({ delete: true } as const) };
  }
  const around = parent.length > 0 && typeof path.at(-1) === "string" && !isNeeded(rules, parent);
  const way = around
    ? `Fill it in, or delete ${fieldName(parent)} with all that belongs to it.`
    : "Fill it in.";
  return { path, cause, remedy: sentences(way, node.description) };
}

function aroundOf(path: FieldPath, { raw, season, states }: Written): Around {
  const code = valueAt(raw, [...path.slice(0, -1), "location", "state"]);
  const state = typeof code === "string" && states ? stateWithCode(code, states) : undefined;
  return { season, zones: state?.timeZones ?? [] };
}

/** Says what is wrong with the value at a path: missing, empty, of the wrong shape, or wrong. */
export function explainValue(path: FieldPath, written: Written): Complaint {
  const { raw, rules } = written;
  const name = path.length === 0 ? "The file" : fieldName(path);
  const value = valueAt(raw, path);
  const node = nodeAt(rules, path) ?? {};
  const around = aroundOf(path, written);
  if (value === undefined) {
    const zone = node["kind"] === "time zone" ? zoneHint("", around)?.sentence : undefined;
    const remedy = sentences("Add it.", node.description, zone);
    return { path, missing: true, cause: `${name} is missing.`, remedy };
  }
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    return path.length === 0
      ? {
          path,
          cause: `${name} is empty.`,
          remedy: sentences("Fill it in or delete it.", node.description),
        }
      : explainEmpty(path, name, written, node);
  }
  return { path, ...explainWritten(name, value, node, around) };
}
