import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { groupBy } from "#app/lib/list.ts";

/** A value that two people changed differently; undefined in a version that removed it. */
export interface Conflict {
  /**
   * Path in the stored text; for an added or removed list entry, the list's path. Empty for a whole
   * file: `stored` and `mine` are then its text.
   */
  readonly path: FieldPath;
  /** Fields at the path that are one fact, such as a score; undefined for the whole value. */
  readonly fields?: readonly string[];
  readonly stored: unknown;
  readonly mine: unknown;
  /** Whether a list can have both, as two entries. */
  readonly allowsBoth?: boolean;
}

export type Answer = "stored" | "mine" | "both";

/** The version to use for each conflict, by its key. */
export type Answers = ReadonlyMap<string, Answer>;

/** Key of a conflict, including its values, so that an answer never applies to another conflict. */
export function conflictKey({ path, fields, stored, mine }: Conflict): string {
  return JSON.stringify([path, fields ?? null, stored ?? null, mine ?? null]);
}

/** Fields that are one fact: a mix of two versions would be a fact that nobody entered. */
const FACTS = [
  ["us", "them", "forfeit", "cancelled"],
  ["wins", "losses", "ties"],
  ["start", "end"],
  ["city", "state", "country"],
  ["first", "last"],
];

/** Groups fields by the fact that they are part of. */
export function factsIn(names: Iterable<string>): readonly (readonly string[])[] {
  const facts = groupBy(names, (name) => FACTS.find((fact) => fact.includes(name)) ?? name);
  return [...facts.values()];
}

/** The given fields of a value, without missing ones. */
export function pickFields(
  value: unknown,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const parts = names.map((name) => [name, valueAt(value, [name])] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
