import type { FieldPath } from "#app/content/field-path.ts";
import type { z } from "zod";
import { childNode, schemaNode, standIn } from "./schema-node.ts";
import { nearestPresent, pathAsWritten, pathKey, withoutDamage, type Damage } from "./read-yaml.ts";

/** The usable rest of a damaged file: a value for the checks, and a map back to places in the file. */
export interface Salvaged<T> {
  readonly value: T | undefined;
  /** Turns a path into the value into a path into the file, where left-out entries still count. */
  readonly asWritten: (path: FieldPath) => FieldPath;
}

function refusedBy(issue: z.core.$ZodIssue): FieldPath[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  return issue.code === "unrecognized_keys" ? issue.keys.map((name) => [...path, name]) : [path];
}

/** The damage with the refused parts added, or undefined where a part can be neither left out nor replaced. */
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
 * Leaves out of a damaged file what its schema refuses, field by field and, where a needed field is
 * gone, entry by entry, so that the rest can still be checked in the same run. Needed fields of the
 * file itself get a stand-in. The value is undefined where nothing usable is left.
 */
export function salvage<S extends z.ZodType>(schema: S, raw: unknown): Salvaged<z.output<S>> {
  let damage: Damage | undefined = { dropped: new Set(), standIns: new Map() };
  for (;;) {
    const known: Damage = damage;
    const asWritten = (path: FieldPath): FieldPath => pathAsWritten(raw, path, known);
    const result = schema.safeParse(withoutDamage(raw, known));
    if (result.success) return { value: result.data, asWritten };
    const refused = result.error.issues.flatMap(refusedBy).map(asWritten);
    damage = moreDamage(schema, raw, known, refused);
    if (damage === undefined) return { value: undefined, asWritten };
  }
}
