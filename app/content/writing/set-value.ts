import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Pair,
  Scalar,
  type YAMLMap,
  stringify,
} from "yaml";
import type { FieldPath } from "#app/content/field-path.ts";
import { nodeAt as findSchema, type SchemaNode } from "#app/content/reading/schema-node.ts";
import {
  applyEdit,
  type TextEdit,
  beginsItsLine,
  findColumn,
  cutLines,
  endWithoutBreak,
  insertBelow,
  insertText,
  lineStart,
  createEdit,
  isTextBlock,
  nodeAt,
  findPair,
  findSpan,
} from "./edit.ts";

/** Maximum length of a line with a new group in brackets, or of a folded text. */
const LINE_WIDTH = 96;

type Quotes = "PLAIN" | "QUOTE_DOUBLE" | "QUOTE_SINGLE";

/** Writes a scalar on one line. Times are in quotes, as everywhere in the content. */
export function writeScalar(value: unknown, quotes: Quotes = "PLAIN"): string {
  const needsQuotes = typeof value === "string" && /^\d{1,2}:\d\d|\n/.test(value);
  const list = stringify([value], {
    collectionStyle: "flow",
    flowCollectionPadding: false,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
    defaultStringType: needsQuotes ? "QUOTE_DOUBLE" : quotes,
    singleQuote: quotes === "QUOTE_SINGLE",
  });
  return list.trim().slice(1, -1);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function listFields(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}

/** Writes a value in flow style, on one line. */
export function writeInBrackets(value: unknown): string {
  if (!isObject(value)) return writeScalar(value);
  if (Array.isArray(value)) return `[${value.map(writeInBrackets).join(", ")}]`;
  const parts = listFields(value).map(
    ([key, part]) => `${writeScalar(key)}: ${writeInBrackets(part)}`,
  );
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}

function isShort(value: object, indent: number): boolean {
  const plain = Object.values(value).every((part) => !isObject(part));
  return !Array.isArray(value) && plain && indent + writeInBrackets(value).length <= LINE_WIDTH;
}

/** The text after a key and its colon: a value on the same line, or lines below. */
function formatMappingValue(value: unknown, indent: number): string {
  if (!isObject(value) || Object.keys(value).length === 0) return ` ${writeInBrackets(value)}`;
  if (isShort(value, indent + 16)) return ` ${writeInBrackets(value)}`;
  return `\n${writeLines(value, indent + 2)}`;
}

/**
 * The text after the hyphen of a list entry: one line for a short entry within a file, such as a game, so that a score
 * changes one line; several for entries of a file that is a list, such as news.
 */
export function formatListItem(value: unknown, indent: number): string {
  if (isObject(value) && indent > 0 && isShort(value, indent + 2)) return writeInBrackets(value);
  return isObject(value) && !Array.isArray(value)
    ? writeLines(value, indent + 2).trimStart()
    : writeInBrackets(value);
}

/** Writes a value in block style. */
export function writeLines(value: object, indent: number): string {
  const space = " ".repeat(indent);
  const lines = Array.isArray(value)
    ? value.map((part: unknown) => `${space}- ${formatListItem(part, indent)}`)
    : listFields(value).map(
        ([key, part]) => `${space}${writeScalar(key)}:${formatMappingValue(part, indent)}`,
      );
  return lines.join("\n");
}

/**
 * Writes a value in place of a text in `|` or `>`, in the same style, or in quotes if a block cannot hold it.
 *
 * @param node the former block
 * @param indent spaces before its key
 */
function writeTextBlock(value: unknown, node: Scalar, indent: number): string {
  const write = (type: Scalar.Type | undefined) => {
    const scalar = new Scalar(value);
    scalar.comment = node.comment ?? null;
    if (typeof value === "string" && type !== undefined) scalar.type = type;
    return stringify({ a: scalar }, { lineWidth: LINE_WIDTH - indent });
  };
  const inBlock = write(node.type);
  // Blocks lose spaces at their ends, and share empty lines with what follows.
  const isWhole = typeof value !== "string" || /^\S(?:[^]*\S)?\n?$/.test(value);
  const isHeld = isWhole && parseDocument(inBlock).get("a") === value;
  const field = isHeld ? inBlock : write("QUOTE_DOUBLE");
  return field.slice("a: ".length).replaceAll(/\n(?=.)/g, `\n${" ".repeat(indent)}`);
}

/** Spaces before the key or the last hyphen of a line that ends before its value. */
function countIndent(line: string): number {
  const key = line.search(/[^ -]/);
  return key >= 0 ? key : line.length - "- ".length;
}

function replaceScalar(text: string, node: unknown, value: unknown): TextEdit {
  const { start, end } = findSpan(node);
  if (isTextBlock(node)) {
    const line = text.slice(lineStart(text, start), start);
    return createEdit(start, end, writeTextBlock(value, node, countIndent(line)));
  }
  const type = isScalar(node) && typeof value === "string" ? node.type : undefined;
  const quotes = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
  const space = start === end && text[start - 1] === ":" ? " " : "";
  return createEdit(start, end, space + writeScalar(value, quotes));
}

/** Replaces the value of a key, such as a whole list. */
function replaceValue(text: string, pair: Pair, value: unknown): TextEdit {
  const key = findSpan(pair.key);
  const colon = text.indexOf(":", key.end) + 1;
  const indent = findColumn(text, key.start);
  const lineBreak = isTextBlock(pair.value) ? "\n" : "";
  return createEdit(colon, findSpan(pair).end, formatMappingValue(value, indent) + lineBreak);
}

const readKey = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : "");

/** Share of entries out of order with which a file no longer counts as alphabetical. */
const OUT_OF_ORDER = 0.1;

/** The pair after which a key belongs in an alphabetical mapping; the last one in others. */
function findAlphabeticalPredecessor({ items }: YAMLMap, key: string): Pair | undefined {
  const keys = items.map(readKey);
  const outOfOrderCount = keys.filter((key, index) => key < (keys[index - 1] ?? "")).length;
  return outOfOrderCount <= keys.length * OUT_OF_ORDER
    ? items.findLast((pair) => readKey(pair) < key)
    : items.at(-1);
}

/** The pair after which a new field belongs, in the order of the schema. */
function findSchemaPredecessor(
  map: YAMLMap,
  key: string,
  rules: SchemaNode | undefined,
): Pair | undefined {
  const order = Object.keys(rules?.properties ?? {});
  const schemaIndex = order.indexOf(key);
  if (schemaIndex < 0) return findAlphabeticalPredecessor(map, key);
  return map.items.findLast((pair) => order.indexOf(readKey(pair)) < schemaIndex);
}

function insertInBrackets(map: YAMLMap, before: Pair | undefined, part: string): TextEdit {
  const [first] = map.items;
  if (first === undefined) {
    const { start, end } = findSpan(map);
    return createEdit(start, end, `{ ${part} }`);
  }
  return before === undefined
    ? insertText(findSpan(first).start, `${part}, `)
    : insertText(findSpan(before).end, `, ${part}`);
}

/** Whether a new field needs a blank line, as its neighbor has. */
function needsBlankLine(text: string, { items }: YAMLMap, before: Pair | undefined): boolean {
  const [first, second] = items;
  if (before !== undefined && before !== first) {
    return text.slice(0, lineStart(text, findSpan(before).start)).endsWith("\n\n");
  }
  const start = findSpan(first).start;
  return second !== undefined && text.slice(start, findSpan(second).start).includes("\n\n");
}

function insertLines(
  text: string,
  map: YAMLMap,
  before: Pair | undefined,
  lines: string,
): TextEdit {
  const { start } = findSpan(map.items[0]);
  const hasBlankLine = needsBlankLine(text, map, before);
  if (before !== undefined) {
    return insertBelow(text, endWithoutBreak(text, before), hasBlankLine ? `\n${lines}` : lines);
  }
  if (beginsItsLine(text, start)) {
    return insertText(lineStart(text, start), hasBlankLine ? `${lines}\n\n` : `${lines}\n`);
  }
  // The first field of an entry is on the same line as the hyphen.
  const space = " ".repeat(findColumn(text, start));
  return insertText(start, `${lines.trimStart()}\n${space}`);
}

function insertField(
  text: string,
  map: YAMLMap,
  key: string,
  value: unknown,
  rules?: SchemaNode,
): TextEdit {
  const before = findSchemaPredecessor(map, key, rules);
  if (map.flow === true) {
    return insertInBrackets(map, before, `${writeScalar(key)}: ${writeInBrackets(value)}`);
  }
  const indent = findColumn(text, findSpan(map.items[0]).start);
  const head = " ".repeat(indent) + writeScalar(key);
  // An entry under a key of its own, such as a player, has a line per field.
  const isKeyedEntry = rules?.properties === undefined && isObject(value);
  const body = isKeyedEntry
    ? `\n${writeLines(value, indent + 2)}`
    : formatMappingValue(value, indent);
  return insertLines(text, map, before, `${head}:${body}`);
}

/** Removes a field: its lines, or its part of a group in brackets. */
function removeField(text: string, map: YAMLMap, pair: Pair): TextEdit {
  const { start } = findSpan(pair);
  const end = endWithoutBreak(text, pair);
  const index = map.items.indexOf(pair);
  const next = map.items[index + 1];
  if (map.items.length === 1) {
    return createEdit(findSpan(map).start, map.flow === true ? findSpan(map).end : end, "{}");
  }
  if (map.flow !== true && beginsItsLine(text, start)) return cutLines(text, start, end);
  if (next !== undefined) return createEdit(start, findSpan(next).start, "");
  return createEdit(findSpan(map.items[index - 1]).end, end, "");
}

/** The edit of {@link setValue}; undefined if nothing changes. */
function valueEdit(
  contents: unknown,
  text: string,
  path: FieldPath,
  value: unknown,
  rules?: SchemaNode,
): TextEdit | undefined {
  const step = path.at(-1) ?? "";
  const parent = nodeAt(contents, path.slice(0, -1));
  if (isSeq(parent)) return replaceScalar(text, parent.items[Number(step)], value);
  if (!isMap(parent)) {
    if (value === undefined) return undefined;
    const above = path.slice(0, -1);
    if (above.length > 0) return valueEdit(contents, text, above, { [step]: value }, rules);
    const head = text.trimEnd();
    return createEdit(
      head.length,
      text.length,
      `${head === "" ? "" : "\n"}${writeLines({ [step]: value }, 0)}\n`,
    );
  }
  const pair = findPair(parent, step);
  const parentRules = rules && findSchema(rules, path.slice(0, -1));
  if (pair === undefined) {
    return value === undefined
      ? undefined
      : insertField(text, parent, String(step), value, parentRules);
  }
  if (value === undefined) return removeField(text, parent, pair);
  const isPlain = typeof value !== "object" && isScalar(pair.value);
  return isPlain ? replaceScalar(text, pair.value, value) : replaceValue(text, pair, value);
}

/**
 * Sets the field at a path of a YAML text, or removes it for an undefined value. Comments, order, quotes and brackets stay.
 *
 * @param rules the schema of the file, for the place of a new field
 */
export function setValue(
  text: string,
  path: FieldPath,
  value: unknown,
  rules?: SchemaNode,
): string {
  return applyEdit(text, valueEdit(parseDocument(text).contents, text, path, value, rules));
}
