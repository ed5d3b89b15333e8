import type { FieldPath } from "#app/content/field-path.ts";
import { isMap, isNode, isSeq, type Document, type YAMLMap, type YAMLSeq } from "yaml";
import type { Edit } from "./edit.ts";
import { writeInBrackets } from "./write-value.ts";
import { nodeAtPath, pairOf, ranged } from "./yaml-place.ts";

/** Where the text of a node ends, without the space and the lines behind it. */
function endOf(text: string, node: unknown): number {
  const end = ranged(node)?.end ?? text.length;
  return text.slice(0, end).trimEnd().length;
}

function startOf(node: unknown): number {
  return ranged(node)?.start ?? 0;
}

/** The end of the line on which a position is. */
function lineEnd(text: string, position: number): number {
  const end = text.indexOf("\n", position);
  return end < 0 ? text.length : end;
}

function columnOf(text: string, position: number): number {
  return position - (text.lastIndexOf("\n", position - 1) + 1);
}

function at(position: number, text: string): Edit {
  return { start: position, end: position, text };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsInBrackets(text: string, map: YAMLMap, last: unknown, fields: Fields): Edit {
  const written = writeInBrackets(fields).slice(2, -2);
  if (map.items.length === 0) return at(startOf(map) + 1, ` ${written} `);
  return at(endOf(text, last), `, ${written}`);
}

function fieldsOnLines(text: string, map: YAMLMap, last: unknown, fields: Fields): Edit {
  const indent = " ".repeat(columnOf(text, startOf(map.items[0]?.key)));
  const lines = Object.entries(fields).map(
    ([name, value]) => `\n${indent}${name}: ${writeInBrackets(value)}`,
  );
  return at(lineEnd(text, endOf(text, last)), lines.join(""));
}

/**
 * Adds fields to the mapping at a path, behind the last of `after` that it has or else at its end, in
 * brackets or on lines of their own as the mapping is written.
 */
export function addFields(
  document: Document,
  text: string,
  path: FieldPath,
  fields: Fields,
  after: readonly string[] = [],
): Edit | undefined {
  const map = nodeAtPath(document, path);
  if (!isMap(map)) return undefined;
  const before = after.findLast((key) => pairOf(map, key) !== undefined);
  const pair = before === undefined ? map.items.at(-1) : pairOf(map, before);
  const last = isNode(pair?.value) && ranged(pair.value) ? pair.value : pair?.key;
  return map.flow === true
    ? fieldsInBrackets(text, map, last, fields)
    : fieldsOnLines(text, map, last, fields);
}

function itemText(written: string, indent: string): string {
  return `\n${indent}- ${written.replaceAll("\n", `\n${indent}  `)}`;
}

function itemsAfter(text: string, list: YAMLSeq, items: readonly string[]): Edit {
  const last = list.items.at(-1);
  if (list.flow === true) {
    return list.items.length === 0
      ? at(startOf(list) + 1, items.join(", "))
      : at(endOf(text, last), items.map((item) => `, ${item}`).join(""));
  }
  const indent = " ".repeat(columnOf(text, startOf(list)));
  const end = lineEnd(text, endOf(text, last));
  return at(end, items.map((item) => itemText(item, indent)).join(""));
}

/** Adds entries, as they are written, to the list at a path; a list that is not there is begun at the end. */
export function addItems(
  document: Document,
  text: string,
  path: FieldPath,
  items: readonly string[],
): Edit | undefined {
  const list = nodeAtPath(document, path);
  if (isSeq(list) && (list.items.length > 0 || list.flow === true)) {
    return itemsAfter(text, list, items);
  }
  const [key] = path;
  if (path.length !== 1 || list !== undefined) return undefined;
  const end = text.trimEnd().length;
  return at(end, `\n${String(key)}:${items.map((item) => itemText(item, "  ")).join("")}`);
}
