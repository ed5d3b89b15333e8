import type { SchemaNode } from "#app/content/reading/schema-node.ts";

/** A parsed YAML mapping: fields or entries by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value has fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `JSON.stringify` replacer that sorts fields by name. */
function sortFields(_: string, value: unknown): unknown {
  if (!isFields(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two YAML values are equal, ignoring field order. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, sortFields) === JSON.stringify(b, sortFields);
}

/** Share of equal fields among those that both entries have, from 0 to 1. */
function similarity(a: unknown, b: unknown): number {
  if (!isFields(a) || !isFields(b)) return 0;
  const shared = Object.keys(a).filter((key) => Object.hasOwn(b, key));
  const equal = shared.filter((key) => isSame(a[key], b[key]));
  return equal.length / Math.max(1, shared.length);
}

/** Entries match if more than this share of their common fields is equal. */
const MATCHING_SHARE = 0.5;

/** Whether entries may match by position: only texts that are not references. */
function canMatchByPosition(a: unknown, b: unknown, rules: SchemaNode | undefined): boolean {
  return !isFields(a) && !isFields(b) && rules?.["refersTo"] === undefined;
}

/**
 * Matches the entries of a list with those of another version: equal ones first, then the most
 * similar, then edited texts at the same position. Returns indexes of `other` by index of `list`.
 *
 * @param rules the schema of an entry
 */
export function matchEntries(
  list: readonly unknown[],
  otherList: readonly unknown[],
  rules: SchemaNode | undefined,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const left = new Set(list.keys());
  const free = new Set(otherList.keys());
  const match = (index: number, at: number) => {
    if (!left.delete(index)) return;
    free.delete(at);
    found.set(index, at);
  };
  for (const index of left) {
    const at = [...free].find((otherIndex) => isSame(list[index], otherList[otherIndex]));
    if (at !== undefined) match(index, at);
  }
  const pairs = [...left].flatMap((index) =>
    Array.from(free, (at) => ({ index, at, share: similarity(list[index], otherList[at]) })),
  );
  const similar = pairs
    .filter(({ share }) => share > MATCHING_SHARE)
    .toSorted((a, b) => b.share - a.share || Math.abs(a.index - a.at) - Math.abs(b.index - b.at));
  for (const { index, at } of similar) if (free.has(at)) match(index, at);
  for (const index of left) {
    if (free.has(index) && canMatchByPosition(list[index], otherList[index], rules)) {
      match(index, index);
    }
  }
  return found;
}

/** An entry's indexes in up to three versions of a list; undefined where a version lacks it. */
export interface Row {
  readonly base: number | undefined;
  readonly stored: number | undefined;
  readonly mine: number | undefined;
}

/** Whether both entries have a field, with different values. */
function differIn(name: string, a: Fields, b: Fields): boolean {
  const values = [a[name], b[name]];
  return !values.includes(undefined) && !isSame(a[name], b[name]);
}

/** Whether a changed entry has become another one: another opponent's game, or another story. */
export function isReplaced(before: unknown, now: unknown): boolean {
  if (!isFields(before) || !isFields(now)) return false;
  const isStory = differIn("link", before, now) && differIn("title", before, now);
  return isStory || differIn("opponent", before, now);
}

/** Whether two new entries may be the same: a game with the same opponent that day, or the same link. */
function maySame(a: unknown, b: unknown): boolean {
  if (!isFields(a) || !isFields(b)) return isSame(a, b);
  const hasSame = (name: string) => a[name] !== undefined && isSame(a[name], b[name]);
  return (hasSame("opponent") && !differIn("date", a, b)) || hasSame("link");
}

/** Pairs equal new entries of two versions, then those that may be the same, by index. */
function pairNewEntries(list: readonly unknown[], otherList: readonly unknown[]) {
  const found = new Map<number, number>();
  for (const isPair of [isSame, maySame]) {
    for (const [index, entry] of list.entries()) {
      const used = new Set(found.values());
      const at = otherList.findIndex(
        (candidate, position) => !used.has(position) && isPair(entry, candidate),
      );
      if (!found.has(index) && at >= 0) found.set(index, at);
    }
  }
  return found;
}

/** Whether the entry was added by somebody else. */
export const isTheirs = (row: Row | undefined) =>
  row !== undefined && row.base === undefined && row.mine === undefined;

/** Whether entries of the base changed their order. */
export const isMoved = (rows: readonly Row[]) =>
  rows.some(({ base }, index) => (base ?? 0) < (rows[index - 1]?.base ?? 0));

/** Indexes of a list that have no match. */
function listUnmatched(list: readonly unknown[], matches: ReadonlyMap<number, number>) {
  const used = new Set(matches.values());
  return [...list.keys()].filter((index) => !used.has(index));
}

/**
 * Aligns three versions of a list. Entries added on both sides are one row if they are equal or may
 * be the same.
 */
export function alignEntries(
  base: readonly unknown[],
  stored: readonly unknown[],
  mine: readonly unknown[],
  rules: SchemaNode | undefined,
): readonly Row[] {
  const toStored = matchEntries(base, stored, rules);
  const toMine = matchEntries(base, mine, rules);
  const newStored = listUnmatched(stored, toStored);
  const newMine = listUnmatched(mine, toMine);
  const addedTwice = pairNewEntries(
    newMine.map((index) => mine[index]),
    newStored.map((index) => stored[index]),
  );
  const alsoMine = new Set(addedTwice.values());
  return [
    ...Array.from(base.keys(), (index) => ({
      base: index,
      stored: toStored.get(index),
      mine: toMine.get(index),
    })),
    ...newMine.map((index, at) => {
      const match = addedTwice.get(at);
      const storedIndex = match === undefined ? undefined : newStored[match];
      return { base: undefined, stored: storedIndex, mine: index };
    }),
    ...newStored
      .filter((_, at) => !alsoMine.has(at))
      .map((index) => ({ base: undefined, stored: index, mine: undefined })),
  ];
}
