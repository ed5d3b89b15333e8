import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import type { Proposed } from "./choices.ts";
import type { Referent } from "#app/content/schema/fields.ts";

/** Kind of input for a field. */
export type FieldKind =
  | "group"
  | "keyed"
  | "list"
  | "reference"
  | "choice"
  | "picture"
  | "yes"
  | "number"
  | "jersey"
  | "day"
  | "time"
  | "color"
  | "proposed"
  | "long"
  | "text";

/** From how many letters on a text gets a field of several lines. */
const LONG = 200;

const CLOCK = "[0-5]";

/** The kind of a text field, by its schema's rules. */
function kindOfText({
  pattern = "",
  format,
  maxLength = 0,
  description = "",
}: SchemaNode): FieldKind {
  if (format === "date") return "day";
  if (description.startsWith("A time") && pattern.includes(CLOCK)) return "time";
  if (pattern.startsWith("^#")) return "color";
  return maxLength > LONG && maxLength < 2000 ? "long" : "text";
}

const proposed: Readonly<Record<string, Proposed>> = {
  state: "states",
  "time zone": "zones",
  "logged zone": "logZones",
};

/** The suggestions of a field that also accepts other text. */
export function proposedFor(rules: SchemaNode): Proposed | undefined {
  return proposed[String(rules["kind"])];
}

/** Kind of input for a field, by its schema. */
export function kindOf(rules: SchemaNode): FieldKind {
  if (rules.properties !== undefined) return "group";
  if (rules.type === "object") return "keyed";
  if (rules.type === "array") return "list";
  if (rules["refersTo"] !== undefined) return "reference";
  if (proposedFor(rules) !== undefined) return "proposed";
  if (rules["kind"] === "hair" || rules["kind"] === "gear") return "picture";
  if (rules["kind"] === "jersey") return "jersey";
  if (rules.enum !== undefined || rules.const !== undefined) return "choice";
  if (rules.type === "boolean") return "yes";
  return rules.type === "integer" || rules.type === "number" ? "number" : kindOfText(rules);
}

const referents: readonly Referent[] = [
  "players",
  "opponents",
  "badges",
  "values",
  "rosters",
  "tournaments",
];

/** The target of a reference. */
export function referentOf(rules: SchemaNode): Referent | undefined {
  return referents.find((one) => one === rules["refersTo"]);
}

/** The schema's description of a field, unless its input already explains it. */
export function hintOf(rules: SchemaNode): string | undefined {
  const kind = kindOf(rules);
  if (kind === "number" || kind === "jersey") return rules.description;
  const isFree = rules.pattern === undefined || rules.pattern === String.raw`\S`;
  return (kind === "text" || kind === "proposed" || kind === "color") && !isFree
    ? rules.description
    : undefined;
}
