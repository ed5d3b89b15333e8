import type { FieldPath } from "#app/content/field-path.ts";
import { isCollection, isMap, isScalar, isSeq, type Document } from "yaml";
import type { Change, Edit } from "./edit.ts";
import { writeValue } from "./write-value.ts";
import { nodeAtPath, pairOf, ranged } from "./yaml-place.ts";

function replaced(document: Document, path: FieldPath, value: string | number | boolean) {
  const node = nodeAtPath(document, path);
  const place = ranged(node);
  if (place === undefined || !isScalar(node)) return undefined;
  const quoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
  const text = writeValue(value, quoted && typeof value === "string");
  return { start: place.start, end: place.end, text: node.value === null ? ` ${text}` : text };
}

function renamed(document: Document, path: FieldPath, key: string): Edit | undefined {
  const parent = nodeAtPath(document, path.slice(0, -1));
  const place = ranged(pairOf(parent, path.at(-1) ?? "")?.key);
  if (place === undefined || pairOf(parent, key) !== undefined) return undefined;
  return { start: place.start, end: place.end, text: writeValue(key) };
}

/** In brackets: the part with the comma behind it, or before it where it is the last. */
function cutOut(text: string, start: number, end: number): Edit {
  const after = /^\s*,\s*/.exec(text.slice(end));
  if (after !== null) return { start, end: end + after[0].length, text: "" };
  const before = /,?\s*$/.exec(text.slice(0, start));
  const tail = text[end] === " " || before?.[0].startsWith(",") ? "" : " ";
  return { start: start - (before?.[0].length ?? 0), end, text: tail };
}

/** On lines of its own: all of them. */
function cutLines(text: string, start: number, end: number): Edit {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const last = text.indexOf("\n", end);
  return { start: first, end: last < 0 ? text.length : last + 1, text: "" };
}

function deleted(document: Document, text: string, path: FieldPath): Edit | undefined {
  const parent = nodeAtPath(document, path.slice(0, -1));
  if (!isCollection(parent) || parent.items.length === 1) return undefined;
  const step = path.at(-1) ?? "";
  const pair = isMap(parent) ? pairOf(parent, step) : undefined;
  const value = ranged(isSeq(parent) ? parent.items[Number(step)] : pair?.value);
  const key = pair === undefined ? value : ranged(pair.key);
  if (key === undefined || isCollection(value?.node)) return undefined;
  const end = value?.end ?? text.indexOf(":", key.end) + 1;
  if (parent.flow === true) return cutOut(text, key.start, end);
  const alone = /^\s*$/.test(text.slice(text.lastIndexOf("\n", key.start - 1) + 1, key.start));
  return alone ? cutLines(text, key.start, end) : undefined;
}

/** The edit that makes a change at a path of a YAML text; undefined where it cannot be done simply. */
export function yamlEdit(
  document: Document,
  text: string,
  path: FieldPath,
  change: Change,
): Edit | undefined {
  if ("to" in change) return replaced(document, path, change.to);
  if ("key" in change) return renamed(document, path, change.key);
  return deleted(document, text, path);
}
