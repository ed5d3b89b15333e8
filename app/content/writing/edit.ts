import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type Pair, type Scalar } from "yaml";
import type { FieldPath } from "#app/content/field-path.ts";
import { normalizeText } from "#app/lib/text.ts";

/** A replacement of a part of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies an edit to a text, if there is one. */
export function applyEdit(text: string, edit: TextEdit | undefined): string {
  return edit === undefined ? text : applyEdits(text, [edit]);
}

/** Applies edits to a text, in the order of their places, which do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (now, { start, end, text: part }) => now.slice(0, start) + part + now.slice(end),
    text,
  );
}

/**
 * Edits a stored file through its normalized text, as `plainText` makes it. The file keeps its byte-order mark and line
 * endings, and stays as it is if nothing changes.
 */
export function editStored(stored: string, change: (plain: string) => string): string {
  const mark = stored.startsWith("\uFEFF") ? "\uFEFF" : "";
  const plain = normalizeText(stored.slice(mark.length));
  const changed = change(plain);
  if (changed === plain) return stored;
  return mark + (stored.includes("\r\n") ? changed.replaceAll("\n", "\r\n") : changed);
}

/** The edit that replaces the text from `start` to before `end`. */
export function createEdit(start: number, end: number, text: string): TextEdit {
  return { start, end, text };
}

/** The edit that inserts a text at a position. */
export function insertText(position: number, text: string): TextEdit {
  return createEdit(position, position, text);
}

/** Start of the line at a position. */
export function lineStart(text: string, position: number): number {
  return text.lastIndexOf("\n", position - 1) + 1;
}

/** End of the line at a position, before its line break. */
export function lineEnd(text: string, position: number): number {
  const end = text.indexOf("\n", position);
  return end < 0 ? text.length : end;
}

/** The column of a position, counted from 0. */
export function findColumn(text: string, position: number): number {
  return position - lineStart(text, position);
}

/** Whether only spaces precede a position on its line. */
export function beginsItsLine(text: string, position: number): boolean {
  return text.slice(lineStart(text, position), position).trim() === "";
}

/** Inserts lines below the line of a position. */
export function insertBelow(text: string, position: number, lines: string): TextEdit {
  return insertText(lineEnd(text, position), `\n${lines}`);
}

/** Removes whole lines, and one of the blank lines around them. */
export function cutLines(text: string, start: number, end: number): TextEdit {
  const first = lineStart(text, start);
  const after = Math.min(lineEnd(text, end) + 1, text.length);
  const blankBefore = text.slice(0, first).endsWith("\n\n");
  const blankAfter = after === text.length || text.startsWith("\n", after);
  return createEdit(blankBefore && blankAfter ? first - 1 : first, after, "");
}

/** Range of a parsed node, without a trailing comment. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The pair of a mapping under a key. */
export function findPair(map: unknown, key: string | number): Pair | undefined {
  if (!isMap(map)) return undefined;
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

/** The child node at a step. */
export function findChild(node: unknown, step: string | number): unknown {
  return isSeq(node) ? node.items[Number(step)] : findPair(node, step)?.value;
}

/** The node at a path; undefined if there is none. */
export function nodeAt(root: unknown, path: FieldPath): unknown {
  let node = root;
  for (const step of path) node = findChild(node, step);
  return node;
}

/** Whether a list or mapping is in block style, without brackets. */
export function isBlock(node: unknown): boolean {
  return isCollection(node) && node.flow !== true;
}

function spanOfPair({ key, value }: Pair): Span {
  const first = findSpan(key);
  const last = isNode(value) && value.range ? findSpan(value) : first;
  // A key without a value ends after its colon.
  const isEmpty = isScalar(value) && value.value === null && last.start === last.end;
  return { start: first.start, end: isEmpty ? Math.max(last.end, first.end + 1) : last.end };
}

/** The span of a node or pair; a block ends with its last entry, before blank lines and comments. */
export function findSpan(node: unknown): Span {
  if (isPair(node)) return spanOfPair(node);
  if (!isNode(node) || !node.range) return { start: 0, end: 0 };
  const [start, end] = node.range;
  const last = isBlock(node) && isCollection(node) ? node.items.at(-1) : undefined;
  return last === undefined ? { start, end } : { start, end: findSpan(last).end };
}

/** End of a node or pair before its line break, which the span of a text in `|` or `>` includes. */
export function endWithoutBreak(text: string, node: unknown): number {
  const { end } = findSpan(node);
  return text[end - 1] === "\n" ? end - 1 : end;
}

/** Whether a node is a text in `|` or `>`. */
export function isTextBlock(node: unknown): node is Scalar {
  return isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
}
