import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { textOf } from "./numbered.ts";
import { capitalize } from "#app/lib/plural.ts";

/** "displayNameOverride" is "Display name override". */
function inWords(name: string): string {
  return capitalize(
    name.replaceAll(
      /([a-z])([A-Z])/g,
      (_, one: string, two: string) => `${one} ${two.toLowerCase()}`,
    ),
  );
}

/** Label of a field: its schema's title, else its name in the file. */
export function labelOf(name: string, rules: SchemaNode | undefined): string {
  return rules?.title ?? inWords(name);
}

/** A choice as it is read: POOL is "Pool". */
export function choiceLabel(choice: string): string {
  return /^[A-Z]+$/.test(choice) && choice.length > 3
    ? capitalize(choice.toLowerCase())
    : inWords(choice);
}

const TELLING = ["title", "name", "displayName", "quote", "opponent", "artist", "year", "update"];

/** A few words that tell an entry of a list from the others. */
export function summaryOf(value: unknown, nameOf: (key: string) => string): string {
  if (typeof value === "string" || typeof value === "number") return nameOf(String(value));
  const fields = Object.entries<unknown>(Object(value));
  const first = TELLING.map((name) => fields.find(([key]) => key === name)?.[1]).find(
    (part) => part !== undefined,
  );
  if (typeof first === "object") return Object.values(Object(first)).join(" ");
  return first === undefined ? "" : nameOf(textOf(first));
}
