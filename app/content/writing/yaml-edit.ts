import type { FieldPath } from "#app/content/field-path.ts";
import { isCollection, isMap, isScalar, isSeq, type Document } from "yaml";
import type { Change, Edit } from "./edit.ts";
import { entryCut } from "./list-entries.ts";
import { valueEdit } from "./set-value.ts";
import { put } from "./text-lines.ts";
import { writeScalar } from "./write-value.ts";
import { nodeAt, pairOf, spanOf } from "./yaml-nodes.ts";

function renamed(parent: unknown, from: string | number, key: string): Edit | undefined {
  const pair = pairOf(parent, from);
  if (pair === undefined || pairOf(parent, key) !== undefined) return undefined;
  const { start, end } = spanOf(pair.key);
  return put(start, end, writeScalar(key));
}

/**
 * The edit that makes a certain change at a path of a YAML text; undefined where that is not simple: a group
 * or list is not taken out as a whole, nor the last of its parts.
 */
export function yamlEdit(
  { contents }: Document,
  text: string,
  path: FieldPath,
  change: Change,
): Edit | undefined {
  const step = path.at(-1) ?? "";
  const parent = nodeAt(contents, path.slice(0, -1));
  const node = nodeAt(contents, path);
  if ("key" in change) return renamed(parent, step, change.key);
  if ("to" in change) {
    return isScalar(node) ? valueEdit(contents, text, path, change.to) : undefined;
  }
  if (!isCollection(parent) || parent.items.length === 1 || isCollection(node)) return undefined;
  if (isSeq(parent)) return entryCut(text, parent, Number(step));
  return isMap(parent) ? valueEdit(contents, text, path, undefined) : undefined;
}
