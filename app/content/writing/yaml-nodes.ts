import type { FieldPath } from "#app/content/field-path.ts";
import { isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair } from "yaml";

/** Where a parsed node begins and where its value ends, without a comment behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The pair of a mapping under a key. */
export function pairOf(map: unknown, key: string | number): Pair | undefined {
  if (!isMap(map)) return undefined;
  return map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key));
}

/** The node one step further in. */
export function childOf(node: unknown, step: string | number): unknown {
  return isSeq(node) ? node.items[Number(step)] : pairOf(node, step)?.value;
}

/** The node at a path; undefined where the path leads nowhere. */
export function nodeAt(root: unknown, path: FieldPath): unknown {
  let node = root;
  for (const step of path) node = childOf(node, step);
  return node;
}

/** A list or mapping on lines of its own, without brackets. */
export function isBlock(node: unknown): boolean {
  return isCollection(node) && node.flow !== true;
}

function spanOfPair({ key, value }: Pair): Span {
  const first = spanOf(key);
  const last = isNode(value) && value.range ? spanOf(value) : first;
  // A key without a value ends behind its colon.
  const isEmpty = isScalar(value) && value.value === null && last.start === last.end;
  return { start: first.start, end: isEmpty ? Math.max(last.end, first.end + 1) : last.end };
}

/** The span of a node or pair; a block ends with its last part, before blank lines and comments. */
export function spanOf(node: unknown): Span {
  if (isPair(node)) return spanOfPair(node);
  if (!isNode(node) || !node.range) return { start: 0, end: 0 };
  const [start, end] = node.range;
  const last = isBlock(node) && isCollection(node) ? node.items.at(-1) : undefined;
  return last === undefined ? { start, end } : { start, end: spanOf(last).end };
}

/** A text in `|` or `>` ends with a line break that belongs to it. */
export function isTextBlock(node: unknown): node is Node {
  return isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
}
