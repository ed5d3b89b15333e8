import { valueAt } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { removeAccents } from "#app/lib/text.ts";
import { formatValue } from "./fields.ts";

/** Sort names of an entry: a person's last and first name, else its title or name. */
function getSortNames(value: unknown): readonly [string, string] {
  const last = valueAt(value, ["name", "last"]);
  if (typeof last === "string") return [last, formatValue(valueAt(value, ["name", "first"]))];
  return [formatValue(valueAt(value, ["title"]) ?? valueAt(value, ["name"])), ""];
}

/** Text as a key of the file: in capitals with underscores, or in lower case, as its pattern requires. */
function formatKey(text: string, { pattern = "" }: SchemaNode): string {
  const bare = removeAccents(text);
  if (pattern.startsWith("^[A-Z")) return bare.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
  return bare.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** The schema of the keys in a file, and the keys in use. */
export interface Keys {
  readonly rules: SchemaNode;
  readonly used: readonly string[];
}

/** Proposed key of a new entry. If it is used, the first name's initial is added. */
export function proposedKey(value: unknown, { rules, used }: Keys): string {
  const [name, first] = getSortNames(value);
  const key = formatKey(name, rules);
  const letter = formatKey(first, rules).slice(0, 1);
  return used.includes(key) && letter !== "" ? `${key}-${letter}` : key;
}
