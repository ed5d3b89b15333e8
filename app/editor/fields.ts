import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import type { Referent } from "#app/content/schema/fields.ts";
import { capitalize, removeAccents } from "#app/lib/text.ts";
import type { Choice, Choices, SuggestionKind } from "./choices.ts";

/** Suggestions by the kind that a schema names. */
const suggestionKinds: Readonly<Record<string, SuggestionKind>> = {
  state: "states",
  "time zone": "zones",
};

/** Texts of more characters get a multiline input. */
const MAX_SINGLE_LINE = 200;

/** The values that a field is limited to; empty if it is not limited. */
function allowedValues(rules: SchemaNode): readonly unknown[] {
  if (rules.enum !== undefined) return rules.enum;
  if (rules.const !== undefined) return [rules.const];
  return rules.type === "boolean" ? [true, false] : [];
}

/** The kind of input for a schema: a composite field, a choice, a long text, or an input type. */
export function getInputKind(rules: SchemaNode) {
  const { type, kind, pattern = "", format, maxLength = 0 } = rules;
  if (kind === "jersey" || suggestionKinds[String(kind)] !== undefined) return "text";
  if (rules.properties !== undefined) return "group";
  if (type === "object") return "keyed";
  if (type === "array") return "list";
  if (kind === "hair" || kind === "gear") return "picture";
  if (rules["refersTo"] !== undefined || allowedValues(rules).length > 0) return "choice";
  if (type === "integer" || type === "number") return "number";
  if (format === "date") return "date";
  if (kind === "time") return "time";
  if (pattern.startsWith("^#")) return "color";
  return maxLength > MAX_SINGLE_LINE && maxLength < 2000 ? "long" : "text";
}

/** Suggestions for a field that also accepts other text. */
export function suggestionsFor(rules: SchemaNode, choices: Choices): readonly Choice[] {
  const kind = suggestionKinds[String(rules["kind"])];
  return kind === undefined ? [] : choices[kind];
}

const referents: readonly Referent[] = [
  "players",
  "opponents",
  "badges",
  "values",
  "rosters",
  "tournaments",
];

/** Options of a field that refers to something or has few allowed values. */
export function choicesFor(rules: SchemaNode, choices: Choices): readonly Choice[] {
  const referent = referents.find((kind) => kind === rules["refersTo"]);
  if (referent !== undefined) return choices[referent];
  const keys = allowedValues(rules).map(String);
  return keys.map((key) => ({ key, label: choiceLabel(key) }));
}

/** The schema's description of a field, unless its input already explains it. */
export function getHint(rules: SchemaNode): string | undefined {
  const kind = getInputKind(rules);
  const isNumber = rules["kind"] === "jersey" || kind === "number";
  const hasFormat = rules.pattern !== undefined && rules.pattern !== String.raw`\S`;
  const isTyped = kind === "text" || kind === "color";
  return isNumber || (isTyped && hasFormat) ? rules.description : undefined;
}

/** Turns a field name into words: "displayNameOverride" becomes "Display name override". */
function splitFieldName(name: string): string {
  return capitalize(
    name.replaceAll(
      /([a-z])([A-Z])/g,
      (_, first: string, second: string) => `${first} ${second.toLowerCase()}`,
    ),
  );
}

/** Label of a field: the schema's title, or the field's name in words. */
export function getLabel(name: string, rules: SchemaNode | undefined): string {
  return rules?.title ?? splitFieldName(name);
}

/** Label of an option: POOL becomes "Pool", true "Yes". */
export function choiceLabel(choice: string): string {
  if (choice === "true") return "Yes";
  if (choice === "false") return "No";
  return /^[A-Z]+$/.test(choice) && choice.length > 3
    ? capitalize(choice.toLowerCase())
    : splitFieldName(choice);
}

/** The text of a single value in a field; empty if it is missing or composite. */
export function formatValue(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The value to write for an input's text; undefined for empty text. */
export function parseText(text: string, rules: SchemaNode): unknown {
  if (text === "") return undefined;
  if (rules["kind"] === "jersey") return /^\d+$/.test(text) && text !== "00" ? Number(text) : text;
  if (getInputKind(rules) === "number" && Number.isFinite(Number(text))) return Number(text);
  return allowedValues(rules).find((value) => String(value) === text) ?? text;
}

/** Returns a function from a key to its label; unknown keys stay as they are. */
export function namesIn(choices: Choices): (key: string) => string {
  const all = Object.values(choices).flat();
  return (key) => all.find((choice) => choice.key === key)?.label ?? key;
}

const SUMMARY_FIELDS = [
  "title",
  "name",
  "displayName",
  "quote",
  "opponent",
  "artist",
  "year",
  "update",
];

/** Short summary that tells a list entry from the others. */
export function summarizeEntry(value: unknown, getName: (key: string) => string): string {
  if (typeof value === "string" || typeof value === "number") return getName(String(value));
  const fields = Object.entries<unknown>(Object(value));
  const first = SUMMARY_FIELDS.map((name) => fields.find(([key]) => key === name)?.[1]).find(
    (part) => part !== undefined,
  );
  if (typeof first === "object") return Object.values(Object(first)).join(" ");
  return first === undefined ? "" : getName(formatValue(first));
}

/** List entries with their index, which identifies equal entries. */
export function numberEntries<T>(list: readonly T[]): readonly { index: number; item: T }[] {
  return list.map((item, index) => ({ index, item }));
}

/** Unique region label: a nested list includes its parent's name, as in "Page words, Sponsors". */
export function makeRegionLabel(path: FieldPath, label: string): string {
  const around = path
    .slice(0, -1)
    .map((step) => (typeof step === "number" ? String(step + 1) : getLabel(step, undefined)));
  return [...around, label].join(", ");
}

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
