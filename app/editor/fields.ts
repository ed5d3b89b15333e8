import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { capitalize } from "#app/lib/plural.ts";
import type { Choice, Choices, Proposed } from "./choices.ts";

const proposed: Readonly<Record<string, Proposed>> = {
  state: "states",
  "time zone": "zones",
};

/** From how many letters on a text gets a field of several lines. */
const LONG = 200;

/** The values that a field allows; none if it allows others. */
function allowedValues(rules: SchemaNode): readonly unknown[] {
  if (rules.enum !== undefined) return rules.enum;
  if (rules.const !== undefined) return [rules.const];
  return rules.type === "boolean" ? [true, false] : [];
}

/** The kind of a field by its schema: a composite field, a choice, a long text, or the type of an input. */
export function kindOf(rules: SchemaNode) {
  const { type, kind, pattern = "", format, maxLength = 0, description = "" } = rules;
  if (kind === "jersey" || proposed[String(kind)] !== undefined) return "text";
  if (rules.properties !== undefined) return "group";
  if (type === "object") return "keyed";
  if (type === "array") return "list";
  if (kind === "hair" || kind === "gear") return "picture";
  if (rules["refersTo"] !== undefined || allowedValues(rules).length > 0) return "choice";
  if (type === "integer" || type === "number") return "number";
  if (format === "date") return "date";
  if (description.startsWith("A time") && pattern.includes("[0-5]")) return "time";
  if (pattern.startsWith("^#")) return "color";
  return maxLength > LONG && maxLength < 2000 ? "long" : "text";
}

/** The suggestions of a field that also accepts other text. */
export function suggestionsFor(rules: SchemaNode, choices: Choices): readonly Choice[] {
  const list = proposed[String(rules["kind"])];
  return list === undefined ? [] : choices[list];
}

const referents: readonly Referent[] = [
  "players",
  "opponents",
  "badges",
  "values",
  "rosters",
  "tournaments",
];

/** The choices of a field that refers to something or has some allowed values. */
export function choicesFor(rules: SchemaNode, choices: Choices): readonly Choice[] {
  const referent = referents.find((one) => one === rules["refersTo"]);
  if (referent !== undefined) return choices[referent];
  return allowedValues(rules).map((value) => ({
    key: String(value),
    label: typeof value === "boolean" ? (value ? "Yes" : "No") : choiceLabel(String(value)),
  }));
}

/** The schema's description of a field, unless its input already explains it. */
export function hintOf(rules: SchemaNode): string | undefined {
  const kind = kindOf(rules);
  const isFree = rules.pattern === undefined || rules.pattern === String.raw`\S`;
  const isUnclear = rules["kind"] === "jersey" || kind === "number";
  return isUnclear || ((kind === "text" || kind === "color") && !isFree)
    ? rules.description
    : undefined;
}

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

/** A single value as a field shows it; empty if it is missing or has parts. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The value in the file for the text of an input; undefined for an empty one. */
export function fromText(text: string, rules: SchemaNode): unknown {
  if (text === "") return undefined;
  if (rules["kind"] === "jersey") return /^\d+$/.test(text) && text !== "00" ? Number(text) : text;
  if (kindOf(rules) === "number" && Number.isFinite(Number(text))) return Number(text);
  return allowedValues(rules).find((value) => String(value) === text) ?? text;
}

/** Returns the label of a key, or the key itself if it is unknown. */
export function namesIn(choices: Choices): (key: string) => string {
  const all = Object.values(choices).flat();
  return (key) => all.find((choice) => choice.key === key)?.label ?? key;
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

/** The entries of a list with their places, which alone tell equal entries apart. */
export function numbered<T>(list: readonly T[]): readonly { index: number; item: T }[] {
  return list.map((item, index) => ({ index, item }));
}
