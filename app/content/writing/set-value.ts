import type { FieldPath } from "#app/content/field-path.ts";
import { isMap, isScalar, isSeq, parseDocument, type Pair, type YAMLMap } from "yaml";
import { applyEdit, type Edit } from "./edit.ts";
import { nodeAt as rulesAt, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { beginsItsLine, columnOf, cutLines, insertBelow, lineStart, put } from "./text-lines.ts";
import { writeTextBlock } from "./write-text-block.ts";
import { behindKey, writeInBrackets, writeLines, writeScalar } from "./write-value.ts";
import { isTextBlock, nodeAt, pairOf, spanOf } from "./yaml-nodes.ts";

function replaceScalar(text: string, node: unknown, value: unknown): Edit {
  const { start, end } = spanOf(node);
  if (isTextBlock(node)) return put(start, end, writeTextBlock(value, text.slice(start, end)));
  const type = isScalar(node) && typeof value === "string" ? node.type : undefined;
  const quotes = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? type : "PLAIN";
  const space = start === end && text[start - 1] === ":" ? " " : "";
  return put(start, end, space + writeScalar(value, quotes));
}

/** Replaces what stands behind a key, such as a whole list. */
function replaceBehind(text: string, pair: Pair, value: unknown): Edit {
  const key = spanOf(pair.key);
  const colon = text.indexOf(":", key.end) + 1;
  const indent = columnOf(text, key.start);
  const lineBreak = isTextBlock(pair.value) ? "\n" : "";
  return put(colon, spanOf(pair).end, behindKey(value, indent) + lineBreak);
}

const keyOf = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : "");

/** With more entries than this share out of order, a file has an order of its own. */
const OUT_OF_ORDER = 0.1;

/** A file of keyed entries that stand in the order of the alphabet keeps it; a few may have been added elsewhere. */
function alphabetical({ items }: YAMLMap, key: string): Pair | undefined {
  const keys = items.map(keyOf);
  const astray = keys.filter((one, index) => one < (keys[index - 1] ?? "")).length;
  return astray <= keys.length * OUT_OF_ORDER
    ? items.findLast((pair) => keyOf(pair) < key)
    : items.at(-1);
}

/** The pair behind which a new one belongs: that of the field before it in the schema. */
function pairBefore(map: YAMLMap, key: string, rules: SchemaNode | undefined): Pair | undefined {
  const order = Object.keys(rules?.properties ?? {});
  const place = order.indexOf(key);
  if (place < 0) return alphabetical(map, key);
  return map.items.findLast((pair) => order.indexOf(keyOf(pair)) < place);
}

function insertInBrackets(map: YAMLMap, before: Pair | undefined, part: string): Edit {
  const [first] = map.items;
  if (first === undefined) {
    const { start, end } = spanOf(map);
    return put(start, end, `{ ${part} }`);
  }
  if (before === undefined) return put(spanOf(first).start, spanOf(first).start, `${part}, `);
  return put(spanOf(before).end, spanOf(before).end, `, ${part}`);
}

/** Whether a blank line belongs around a new field: where one stands above its neighbour, or below the first. */
function standsApart(text: string, { items }: YAMLMap, before: Pair | undefined): boolean {
  const [first, second] = items;
  if (before !== undefined && before !== first) {
    return text.slice(0, lineStart(text, spanOf(before).start)).endsWith("\n\n");
  }
  const start = spanOf(first).start;
  return second !== undefined && text.slice(start, spanOf(second).start).includes("\n\n");
}

function insertLines(text: string, map: YAMLMap, before: Pair | undefined, lines: string): Edit {
  const { start } = spanOf(map.items[0]);
  const apart = standsApart(text, map, before);
  if (before !== undefined) {
    return insertBelow(text, endWithoutBreak(text, before), apart ? `\n${lines}` : lines);
  }
  // Behind the hyphen of an entry the first field stands on the same line.
  const space = " ".repeat(columnOf(text, start));
  return beginsItsLine(text, start)
    ? put(lineStart(text, start), lineStart(text, start), apart ? `${lines}\n\n` : `${lines}\n`)
    : put(start, start, `${lines.trimStart()}\n${space}`);
}

function endWithoutBreak(text: string, pair: Pair): number {
  const { end } = spanOf(pair);
  return text[end - 1] === "\n" ? end - 1 : end;
}

function insert(text: string, map: YAMLMap, key: string, value: unknown, rules?: SchemaNode): Edit {
  const before = pairBefore(map, key, rules);
  if (map.flow === true) {
    return insertInBrackets(map, before, `${writeScalar(key)}: ${writeInBrackets(value)}`);
  }
  const indent = columnOf(text, spanOf(map.items[0]).start);
  const head = " ".repeat(indent) + writeScalar(key);
  const lines =
    rules?.properties === undefined && typeof value === "object" && value !== null
      ? `${head}:\n${writeLines(value, indent + 2)}`
      : `${head}:${behindKey(value, indent)}`;
  return insertLines(text, map, before, lines);
}

/** Takes a field out: its lines, or its part of a group in brackets. */
function remove(text: string, map: YAMLMap, pair: Pair): Edit {
  const { start } = spanOf(pair);
  const end = endWithoutBreak(text, pair);
  const next = map.items[map.items.indexOf(pair) + 1];
  if (map.items.length === 1) {
    return put(spanOf(map).start, map.flow === true ? spanOf(map).end : end, "{}");
  }
  if (map.flow !== true && beginsItsLine(text, start)) return cutLines(text, start, end);
  if (next !== undefined) return put(start, spanOf(next).start, "");
  const previous = spanOf(map.items[map.items.indexOf(pair) - 1]).end;
  return put(previous, end, "");
}

/** A value inside parts that are not there yet: `["dates", "start"]` makes `{ start: … }`. */
function wrapped(steps: FieldPath, value: unknown): unknown {
  return steps.reduceRight((inner: unknown, step) => ({ [step]: inner }), value);
}

/** The edit that gives the field at a path another value; undefined where nothing changes. See {@link setValue}. */
export function valueEdit(
  contents: unknown,
  text: string,
  path: FieldPath,
  value: unknown,
  rules?: SchemaNode,
): Edit | undefined {
  const step = path.at(-1) ?? "";
  const parent = nodeAt(contents, path.slice(0, -1));
  if (isSeq(parent)) return replaceScalar(text, parent.items[Number(step)], value);
  if (!isMap(parent)) {
    if (value === undefined) return undefined;
    const above = path.slice(0, -1);
    if (above.length > 0) return valueEdit(contents, text, above, wrapped([step], value), rules);
    const head = text.trimEnd();
    return put(
      head.length,
      text.length,
      `${head === "" ? "" : "\n"}${writeLines({ [step]: value }, 0)}\n`,
    );
  }
  const pair = pairOf(parent, step);
  const own = rules && rulesAt(rules, path.slice(0, -1));
  if (pair === undefined) {
    return value === undefined ? undefined : insert(text, parent, String(step), value, own);
  }
  if (value === undefined) return remove(text, parent, pair);
  const isPlain = typeof value !== "object" && isScalar(pair.value);
  return isPlain ? replaceScalar(text, pair.value, value) : replaceBehind(text, pair, value);
}

/**
 * Gives the field at a path of a YAML text another value, or takes it out where the value is
 * undefined. Nothing else in the text moves: comments, order, quotes and brackets stay.
 *
 * @param rules the schema of the file, which says where a new field belongs
 */
export function setValue(
  text: string,
  path: FieldPath,
  value: unknown,
  rules?: SchemaNode,
): string {
  return applyEdit(text, valueEdit(parseDocument(text).contents, text, path, value, rules));
}
