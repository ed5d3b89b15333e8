import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { files } from "#app/content/files.ts";
import { childNode, schemaNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { findSchema } from "#app/content/find-schema.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { oneForm } from "#app/lib/text.ts";
import type { Conflict } from "./conflicts.ts";
import { parseValue } from "./merge.ts";

/** Files whose entries others name by key. */
const referents: Readonly<Record<string, Referent>> = {
  [files.players]: "players",
  [files.opponents]: "opponents",
};

/** Whether two people added different entries under one key, and either can get another one. */
export function canHaveOwnKey(file: string, { path, stored, mine }: Conflict): boolean {
  const isAdded = stored !== undefined && mine !== undefined;
  return referents[file] !== undefined && path.length === 1 && isAdded;
}

/** A free key for my entry: "elm-z" for Zoe Elm, else "elm-2". */
export function ownKey({ path, mine }: Conflict, usedKeys: ReadonlySet<string>): string {
  const key = String(path[0]);
  const first = valueAt(mine, ["name", "first"]);
  const letter = typeof first === "string" ? first.slice(0, 1).toLowerCase() : "";
  const wanted = [/[a-z]/.test(letter) ? letter : [], "2", "3", "4"].flat();
  return (
    wanted.map((end) => `${key}-${end}`).find((candidate) => !usedKeys.has(candidate)) ?? `${key}-5`
  );
}

/** Paths of the references to a key. */
function referencesTo(
  key: string,
  referent: Referent,
  value: unknown,
  rules: SchemaNode | undefined,
  path: FieldPath = [],
): FieldPath[] {
  if (rules?.["refersTo"] === referent) return value === key ? [path] : [];
  if (rules === undefined || typeof value !== "object" || value === null) return [];
  return Object.entries<unknown>({ ...value }).flatMap(([name, part]) => {
    const step = Array.isArray(value) ? Number(name) : name;
    return referencesTo(key, referent, part, childNode(rules, step), [...path, step]);
  });
}

function renameIn(
  text: string,
  file: string,
  key: string,
  to: string,
  listUsedKeys: string,
): string {
  const schema = findSchema(file);
  const rules = schema && schemaNode(schema);
  const value = parseValue(oneForm(text));
  const referent = referents[listUsedKeys] ?? "players";
  // Where the key is one of a mapping: in the file itself, and a player's number of a season.
  const parent = file === listUsedKeys ? [] : ["numbers"];
  const entry =
    file === listUsedKeys || referent === "players" ? valueAt(value, [...parent, key]) : undefined;
  return editStored(text, (plain) => {
    const paths = referencesTo(key, referent, value, rules);
    const renamed = paths.reduce((now, path) => setValue(now, path, to, rules), plain);
    if (entry === undefined) return renamed;
    const without = setValue(renamed, [...parent, key], undefined, rules);
    return setValue(without, [...parent, to], entry, rules);
  });
}

/** Gives my entry another key in all my texts. */
export function withOwnKey<E extends { readonly mine: string }>(
  edits: ReadonlyMap<string, E>,
  listUsedKeys: string,
  key: string,
  to: string,
): ReadonlyMap<string, E> {
  return new Map(
    Array.from(edits, ([file, edit]) => [
      file,
      { ...edit, mine: renameIn(edit.mine, file, key, to, listUsedKeys) },
    ]),
  );
}
