import { valueAt, type FieldPath } from "#app/content/field-path.ts";

/** The parts of a file that its schema refused, by path as written, and what stands in for some. */
export interface Damage {
  readonly dropped: ReadonlySet<string>;
  readonly standIns: ReadonlyMap<string, unknown>;
}

/** A path as a key of {@link Damage}. */
export function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}

function keptOf(list: readonly unknown[], at: FieldPath, { dropped }: Damage): number[] {
  return [...list.keys()].filter((index) => !dropped.has(pathKey([...at, index])));
}

/** The value without its refused parts, and with what stands in for needed ones. */
export function withoutDamage(value: unknown, damage: Damage, at: FieldPath = []): unknown {
  if (Array.isArray(value)) {
    return keptOf(value, at, damage).map((i) => withoutDamage(value[i], damage, [...at, i]));
  }
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !damage.dropped.has(pathKey([...at, name])))
    .map(([name, part]) => [name, withoutDamage(part, damage, [...at, name])]);
  return Object.fromEntries(at.length === 0 ? [...kept, ...damage.standIns] : kept);
}

/** Turns a path into the value without damage into the path of the same place in the file. */
export function pathAsWritten(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const written: (string | number)[] = [];
  for (const step of path) {
    const list = valueAt(raw, written);
    const kept = Array.isArray(list) ? keptOf(list, written, damage) : [];
    written.push(typeof step === "number" ? (kept[step] ?? step) : step);
  }
  return written;
}

/** The nearest thing that is really there: the place itself, or what lacks it. */
export function nearestPresent(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const gone = valueAt(raw, path) === undefined || damage.dropped.has(pathKey(path));
  return gone && path.length > 0 ? nearestPresent(raw, path.slice(0, -1), damage) : path;
}
