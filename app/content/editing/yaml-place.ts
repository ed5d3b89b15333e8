import type { FieldPath } from "#app/content/field-path.ts";
import { isMap, isNode, isScalar, isSeq, type Document, type Node, type Pair } from "yaml";

/** A node with the range that every parsed node has. */
export interface Ranged {
  readonly node: Node;
  readonly start: number;
  /** Where its value ends, without a comment behind it. */
  readonly end: number;
}

/** The node with its range; undefined for what was not parsed from a text. */
export function ranged(node: unknown): Ranged | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return { node, start: node.range[0], end: node.range[1] };
}

/** The pair of a mapping under a key. */
export function pairOf(map: unknown, key: string | number): Pair | undefined {
  if (!isMap(map)) return undefined;
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

/** The node at a path; undefined where the path leads nowhere. */
export function nodeAtPath(document: Document, path: FieldPath): unknown {
  let node: unknown = document.contents;
  for (const step of path) {
    node = isSeq(node) ? node.items[Number(step)] : pairOf(node, step)?.value;
  }
  return node;
}
