import { isCollection, isSeq, parseDocument, type YAMLSeq } from "yaml";
import type { FieldPath } from "#app/content/field-path.ts";
import { detectDelimiter } from "#app/content/reading/read-rows.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import {
  applyEdit,
  applyEdits,
  type TextEdit,
  findColumn,
  cutLines,
  endWithoutBreak,
  insertBelow,
  insertText,
  lineStart,
  createEdit,
  isBlock,
  nodeAt,
  findSpan,
  type Span,
} from "./edit.ts";
import { setValue, formatListItem, writeInBrackets, writeLines } from "./set-value.ts";

function listAt(text: string, path: FieldPath): YAMLSeq | undefined {
  const node = nodeAt(parseDocument(text).contents, path);
  return isSeq(node) ? node : undefined;
}

/** The lines of an entry from its hyphen to its last part. */
function findLines(text: string, entry: unknown): Span {
  const hyphen = text.lastIndexOf("-", findSpan(entry).start - 1);
  return { start: hyphen, end: endWithoutBreak(text, entry) };
}

function insertAt(text: string, list: YAMLSeq, value: unknown, at: number): TextEdit {
  const before = list.items[at - 1];
  const [first, second] = list.items;
  if (list.flow === true) {
    const part = writeInBrackets(value);
    return before === undefined
      ? insertText(findSpan(first).start, `${part}, `)
      : insertText(findSpan(before).end, `, ${part}`);
  }
  const { start } = findLines(text, first);
  const indent = findColumn(text, start);
  // In the style of its neighbor.
  const isNeighborInBrackets = isCollection(first) && first.flow === true;
  const item = isNeighborInBrackets ? writeInBrackets(value) : formatListItem(value, indent);
  const line = `${" ".repeat(indent)}- ${item}`;
  if (before === undefined) return insertText(lineStart(text, start), `${line}\n`);
  const areApart =
    second !== undefined && /\n\s*\n\s*- /.test(text.slice(start, findSpan(second).start));
  return insertBelow(text, findLines(text, before).end, areApart ? `\n${line}` : line);
}

/** Adds an entry to the list at a path, at the end or at a place counted from 0. */
export function addEntry(
  text: string,
  path: FieldPath,
  value: unknown,
  rules?: SchemaNode,
  at = Number.POSITIVE_INFINITY,
): string {
  const list = listAt(text, path);
  if (list !== undefined && list.items.length > 0) {
    return applyEdit(text, insertAt(text, list, value, Math.min(at, list.items.length)));
  }
  if (path.length > 0) return setValue(text, path, [value], rules);
  const head = applyEdit(text, list && createEdit(findSpan(list).start, findSpan(list).end, ""));
  return `${head.trimEnd()}\n${writeLines([value], 0)}\n`.trimStart();
}

/** The edit that removes an entry from a list with others. */
function entryCut(text: string, list: YAMLSeq, at: number): TextEdit {
  const entry = list.items[at];
  if (isBlock(list)) {
    const { start, end } = findLines(text, entry);
    return cutLines(text, start, end);
  }
  const next = list.items[at + 1];
  return next === undefined
    ? createEdit(findSpan(list.items[at - 1]).end, findSpan(entry).end, "")
    : createEdit(findSpan(entry).start, findSpan(next).start, "");
}

/** Removes an entry from the list at a path; with the last one its key as well, or `[]` stays if the file is the list. */
export function removeEntry(text: string, path: FieldPath, at: number): string {
  const list = listAt(text, path);
  if (list?.items[at] === undefined) return text;
  if (list.items.length > 1) return applyEdit(text, entryCut(text, list, at));
  return path.length > 0
    ? setValue(text, path, undefined)
    : applyEdit(text, createEdit(findSpan(list).start, findSpan(list).end, "[]"));
}

/** Moves an entry within the list at a path, without rewriting it. */
export function moveEntry(text: string, path: FieldPath, from: number, to: number): string {
  const list = listAt(text, path);
  if (list === undefined || from === to || list.items[to] === undefined) return text;
  const [upper, lower] = [Math.min(from, to), Math.max(from, to)];
  const spans = list.items
    .slice(upper, lower + 1)
    .map((entry) => (isBlock(list) ? findLines(text, entry) : findSpan(entry)));
  const parts = spans.map(({ start, end }) => text.slice(start, end));
  const moved =
    from < to ? [...parts.slice(1), parts[0] ?? ""] : [parts.at(-1) ?? "", ...parts.slice(0, -1)];
  return applyEdits(
    text,
    spans.map(({ start, end }, index) => createEdit(start, end, moved[index] ?? "")),
  );
}

/** Writes a CSV cell, in quotes if it needs them. */
function writeCell(cell: string): string {
  return /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Appends rows to a log, with its delimiter. */
export function addRows(text: string, rows: readonly (readonly string[])[]): string {
  const body = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const delimiter = detectDelimiter(text);
  return body + rows.map((row) => `${row.map(writeCell).join(delimiter)}\n`).join("");
}

/** Name of the schema of a new file. */
function schemaName(file: string): string {
  if (file.includes("/tournaments/")) return "tournament";
  return /([^/]+)\.yml$/.exec(file)?.[1] ?? "";
}

/** First line of a season's file, which names its schema for text editors. */
export function schemaLine(file: string): string {
  const up = "../".repeat(file.split("/").length);
  return `# yaml-language-server: $schema=${up}schemas/${schemaName(file)}.schema.json\n`;
}
