import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { withoutAccents } from "#app/lib/text/without-accents.ts";
import { partOf } from "./nested.ts";
import { textOf } from "./numbered.ts";

/** The words that an entry is known by: a person's last name, else its title or name. */
function namesOf(value: unknown): readonly [string, string] {
  const name = partOf(value, "name");
  const last = partOf(name, "last");
  if (typeof last === "string") return [last, textOf(partOf(name, "first"))];
  const text = partOf(value, "title") ?? name;
  return [typeof text === "string" ? text : "", ""];
}

/** A key as the file has its keys: in capitals with underscores, or in lower case. */
function written(text: string, { pattern = "" }: SchemaNode): string {
  const bare = withoutAccents(text);
  if (pattern.startsWith("^[A-Z")) return bare.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
  return bare.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** The key that a new entry gets if nobody says otherwise; a taken one is told apart by a letter. */
export function proposedKey(value: unknown, names: SchemaNode, taken: readonly string[]): string {
  const [name, first] = namesOf(value);
  const key = written(name, names);
  const letter = written(first, names).slice(0, 1);
  return taken.includes(key) && letter !== "" ? `${key}-${letter}` : key;
}
