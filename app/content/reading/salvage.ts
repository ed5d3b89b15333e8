import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import type { z } from "zod";
import { childNode, schemaNode, standIn } from "./schema-node.ts";

/** Parts of a file that its schema refused, by path in the file, and replacements for some. */
interface Damage {
  readonly dropped: ReadonlySet<string>;
  readonly standIns: ReadonlyMap<string, unknown>;
}

/** A path as a key of {@link Damage}. */
function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}

function listKept(list: readonly unknown[], at: FieldPath, { dropped }: Damage): number[] {
  return [...list.keys()].filter((index) => !dropped.has(pathKey([...at, index])));
}

/** The value without its refused parts, and with replacements for required ones. */
function withoutDamage(value: unknown, damage: Damage, at: FieldPath = []): unknown {
  if (Array.isArray(value)) {
    return listKept(value, at, damage).map((i) => withoutDamage(value[i], damage, [...at, i]));
  }
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !damage.dropped.has(pathKey([...at, name])))
    .map(([name, part]) => [name, withoutDamage(part, damage, [...at, name])]);
  return Object.fromEntries(at.length === 0 ? [...kept, ...damage.standIns] : kept);
}

/** Maps a path in the salvaged value to the path in the file. */
function pathAsWritten(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const written: (string | number)[] = [];
  for (const step of path) {
    const list = valueAt(raw, written);
    const kept = Array.isArray(list) ? listKept(list, written, damage) : [];
    written.push(typeof step === "number" ? (kept[step] ?? step) : step);
  }
  return written;
}

/** The value at the path, or the nearest one around it that exists. */
function nearestPresent(raw: unknown, path: FieldPath, damage: Damage): FieldPath {
  const gone = valueAt(raw, path) === undefined || damage.dropped.has(pathKey(path));
  return gone && path.length > 0 ? nearestPresent(raw, path.slice(0, -1), damage) : path;
}

/** The usable part of a damaged file. */
export interface Salvaged<T> {
  readonly value: T | undefined;
  /** Maps a path in the value to the path in the file, which still has the refused entries. */
  readonly toWrittenPath: (path: FieldPath) => FieldPath;
}

function refusedBy(issue: z.core.$ZodIssue): FieldPath[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  return issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...path, name]) : [path];
}

/** Adds refused parts to the damage; undefined if one can be neither omitted nor replaced. */
function moreDamage(
  schema: z.ZodType,
  raw: unknown,
  damage: Damage,
  refused: readonly FieldPath[],
): Damage | undefined {
  const dropped = new Set(damage.dropped);
  const standIns = new Map(damage.standIns);
  for (const path of refused) {
    const present = nearestPresent(raw, path, damage);
    if (present.length > 0) {
      dropped.add(pathKey(present));
      continue;
    }
    const [field] = path;
    if (typeof field !== "string" || damage.standIns.has(field)) return undefined;
    standIns.set(field, standIn(childNode(schemaNode(schema), field)));
  }
  return { dropped, standIns };
}

/**
 * Removes what the schema refuses, so that the rest of the file can be checked in the same run: single fields, and whole
 * entries without a required field. Required fields of the file itself are replaced. The value is undefined if nothing
 * usable is left.
 */
export function salvage<S extends z.ZodType>(schema: S, raw: unknown): Salvaged<z.output<S>> {
  let damage: Damage | undefined = { dropped: new Set(), standIns: new Map() };
  for (;;) {
    const known: Damage = damage;
    const toWrittenPath = (path: FieldPath): FieldPath => pathAsWritten(raw, path, known);
    const result = schema.safeParse(withoutDamage(raw, known));
    if (result.success) return { value: result.data, toWrittenPath };
    const refused = result.error.issues.flatMap(refusedBy).map(toWrittenPath);
    damage = moreDamage(schema, raw, known, refused);
    if (damage === undefined) return { value: undefined, toWrittenPath };
  }
}
