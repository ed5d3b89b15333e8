import type { z } from "zod";
import { type FieldPath, valueAt, cut, showValue, fieldName } from "#app/content/field-path.ts";
import type { Explanation } from "#app/content/problem.ts";
import {
  findClosest,
  findNearest,
  suggestDay,
  readTime,
  suggestZone,
} from "#app/content/suggestions.ts";
import { nameSigns, withPlainSigns } from "#app/content/text-rules.ts";
import { ZONE_LETTERS } from "#app/domain/dates/logged-zone.ts";
import { type SchemaNode, nodeAt, isNeeded } from "./schema-node.ts";

/** A problem that a schema finds, in plain sentences. */
export interface SchemaProblem extends Explanation {
  readonly path: FieldPath;
  readonly at?: "key";
  /** The field is not there at all. */
  readonly missing?: true;
  /** The field that a mistyped one means. */
  readonly meant?: string | undefined;
}

/** Input for the explanation: the file as written, and its schema. */
interface Written {
  readonly raw: unknown;
  readonly rules: SchemaNode;
  readonly source?: ((path: FieldPath) => string | undefined) | undefined;
}

/** Joins the sentences there are. */
export function sentences(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" ");
}

/** A host name with a dot; "javascript:…" has none. */
const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#:]|$)/i;

const mail = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

function findAddress(plain: string): string | undefined {
  if (mail.test(plain)) return `mailto:${plain}`;
  return host.test(plain) && URL.canParse(`https://${plain}`) ? `https://${plain}` : undefined;
}

function rewritings(text: string): (string | undefined)[] {
  const plain = text.trim();
  return [
    plain,
    plain.toLowerCase(),
    plain.toUpperCase(),
    plain.toLowerCase().replaceAll(/[\s_]+/g, "-"),
    plain.toUpperCase().replaceAll(/[\s-]+/g, "_"),
    readTime(plain),
    findAddress(plain),
  ];
}

/** The zone that a log misspells: "edt", "Europe/Berln". */
function loggedZone(text: string): string | undefined {
  const letters = text.replaceAll(/[^a-z]/gi, "").toUpperCase();
  return ZONE_LETTERS.find((zone) => zone === letters) ?? suggestZone(text);
}

function suggestValue(value: string, node: SchemaNode): string | undefined {
  if (node.enum !== undefined) return findClosest(value, node.enum.map(String));
  if (node.const !== undefined) return findClosest(value, [String(node.const)]);
  if (node.format === "date") return suggestDay(value);
  if (node["kind"] === "time zone") return suggestZone(value);
  if (node["kind"] === "logged zone") return loggedZone(value);
  if (node.pattern === undefined) return undefined;
  const pattern = new RegExp(node.pattern);
  // A space within an address is part of it, and browsers send it as %20.
  const text = node["kind"] === "link" ? value.trim().replaceAll(" ", "%20") : value;
  return rewritings(text).find((changed) => changed !== undefined && pattern.test(changed));
}

function numberHint(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, us, them] = /^(\d+) ?[-–:] ?(\d+)$/.exec(value) ?? [];
  if (us !== undefined) return `Write two numbers, us: ${us}, them: ${them}.`;
  return /^\d+$/.test(value) ? "Write numbers without quotes." : undefined;
}

/** The likely meaning of a wrong value ("Did you mean 2016-07-09?"); undefined if there is none. */
export function hint(value: unknown, node: SchemaNode): string | undefined {
  const signs = typeof value === "string" ? nameSigns(value) : undefined;
  const plain = signs === undefined ? value : withPlainSigns(String(value));
  if (node.type === "integer" || node["kind"] === "jersey") {
    return sentences(signs, numberHint(plain)) || undefined;
  }
  if (typeof plain !== "string" && typeof plain !== "number") return undefined;
  const text = String(plain);
  if (signs !== undefined) {
    return sentences(signs, `Did you mean ${suggestValue(text, node) ?? text}?`);
  }
  if (node.format === "date" && /^\d{4}-\d\d-\d\d$/.test(text)) return "That day does not exist.";
  const suggested = suggestValue(text, node);
  if (suggested === undefined || suggested === value) return undefined;
  return suggested === text ? `Put it in quotes: "${text}".` : `Did you mean ${suggested}?`;
}

function describeShape(value: unknown): "list" | "group of fields" | "single value" {
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "group of fields" : "single value";
}

function expectedShape({ type }: SchemaNode): ReturnType<typeof describeShape> {
  if (type === "array") return "list";
  return type === "object" ? "group of fields" : "single value";
}

function isPlainText(node: SchemaNode): boolean {
  return node.type === "string" && node.pattern === "\\S" && node["refersTo"] === undefined;
}

/** The problem with a text that is too long; undefined if it is not. */
function tooLong(name: string, value: unknown, { maxLength }: SchemaNode) {
  if (typeof value !== "string" || maxLength === undefined) return undefined;
  if (value.length <= maxLength) return undefined;
  const [length, max] = [value.length, maxLength].map((count) => count.toLocaleString("en-US"));
  return {
    cause: `${name} is ${length} characters long, but at most ${max} fit.`,
    remedy: `Shorten it to ${max} characters or fewer.`,
  };
}

function explainWritten(name: string, value: unknown, node: SchemaNode) {
  if (describeShape(value) !== expectedShape(node)) {
    const cause = `${name} is ${showValue(value)}, but must be a ${expectedShape(node)}.`;
    const signs = typeof value === "string" ? nameSigns(value) : undefined;
    // Only a group of fields may lack a description.
    const advice = node.description ?? "Write its fields, each with a colon and a value.";
    return { cause, remedy: sentences(signs, advice) };
  }
  if (Array.isArray(value)) {
    const entries = `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
    return { cause: `${name} has ${entries}.`, remedy: sentences(node.description) };
  }
  const length = tooLong(name, value, node);
  if (length !== undefined) return length;
  const cause = `${name} is ${showValue(value)}.`;
  return { cause, remedy: sentences(node.description, hint(value, node)) };
}

/** An empty file or field. Remedy: delete a file or an optional field, or for a required one the mapping that requires it. */
function explainEmpty(path: FieldPath, name: string, { rules }: Written, node: SchemaNode) {
  const cause = `${name} is empty.`;
  const parent = path.slice(0, -1);
  if (path.length === 0 || !isNeeded(rules, path)) {
    const what = path.length === 0 ? "it" : "the line";
    return { path, cause, remedy: sentences(`Delete ${what}, or fill it in.`, node.description) };
  }
  const isField = typeof path.at(-1) === "string";
  const isParentOptional = isField && parent.length > 0 && !isNeeded(rules, parent);
  const advice = isParentOptional
    ? `Fill it in, or delete ${fieldName(parent)} with everything in it.`
    : "Fill it in.";
  return { path, cause, remedy: sentences(advice, node.description) };
}

/** Explains the value at a path: missing, empty, of the wrong shape, or wrong. */
function explainValue(path: FieldPath, written: Written): SchemaProblem {
  const { raw, rules } = written;
  const name = path.length === 0 ? "The file" : fieldName(path);
  const value = valueAt(raw, path);
  const node = nodeAt(rules, path) ?? {};
  if (value === undefined) {
    const remedy = sentences("Add it.", node.description);
    return { path, missing: true, cause: `${name} is missing.`, remedy };
  }
  const isWord = typeof value === "number" || typeof value === "boolean";
  const source = written.source?.(path) ?? (isWord ? String(value) : "");
  const isNullInWords = value === null && /^null$/i.test(source);
  if (isPlainText(node) && (isWord || isNullInWords)) {
    const remedy = `Put text in quotes if it looks like a number, or like yes or no: "${source}".`;
    return { path, cause: `${name} is ${source}.`, remedy };
  }
  const isBlank = typeof value === "string" && value.trim() === "";
  if (value === null || isBlank) return explainEmpty(path, name, written, node);
  return { path, ...explainWritten(name, value, node) };
}

/** Names of the fields that a mapping may have. */
function fieldsAt(rules: SchemaNode, at: FieldPath): readonly string[] {
  const { properties, propertyNames } = nodeAt(rules, at) ?? {};
  const names = typeof propertyNames === "object" ? (propertyNames.enum ?? []) : [];
  return [...Object.keys(properties ?? {}), ...names.map(String)];
}

function unknownField(at: FieldPath, key: string, { rules }: Written): SchemaProblem {
  const fields = fieldsAt(rules, at);
  const [word = key, value] = key.split(":");
  const close = findNearest(word, fields);
  const guess = close.length === 0 ? undefined : `Did you mean ${close.join(" or ")}?`;
  const advice = value ? "Put a space after the colon." : guess;
  return {
    path: [...at, key],
    at: "key",
    cause: `${cut(key)} is not a field here.`,
    remedy: sentences(nameSigns(key), advice, `The fields here are ${fields.join(", ")}.`),
    meant: close.length === 1 ? close[0] : undefined,
  };
}

function wrongKey(path: FieldPath, { rules }: Written): SchemaProblem {
  const key = path.at(-1);
  const names = nodeAt(rules, path.slice(0, -1))?.propertyNames;
  const node = typeof names === "object" ? names : {};
  const wrong = tooLong("The key", key, node) ?? {
    cause: `${showValue(key)} cannot be a key.`,
    remedy: sentences(node.description, hint(key, node)),
  };
  return { path, at: "key", ...wrong };
}

/** Turns one issue of a schema into problems that a captain can act on. */
function explainIssue(issue: z.core.$ZodIssue, written: Written): SchemaProblem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownField(path, key, written));
  }
  if (issue.code === "invalid_key") return [wrongKey(path, written)];
  const remedy: unknown = issue.code === "custom" ? issue.params?.["remedy"] : undefined;
  if (typeof remedy === "string") return [{ path, cause: issue.message, remedy }];
  return [explainValue(path, written)];
}

/** The correct fields of mistyped keys: "oponent" is the opponent that seems to be missing. */
function findRenamed(problems: readonly SchemaProblem[]): Set<string> {
  return new Set(
    problems.flatMap(({ path, meant }) =>
      meant === undefined ? [] : JSON.stringify([...path.slice(0, -1), meant]),
    ),
  );
}

/** Turns schema issues into problems, one per mistake: a mistyped key is not also a missing field. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  written: Written,
): SchemaProblem[] {
  const problems = issues.flatMap((issue) => explainIssue(issue, written));
  const renamed = findRenamed(problems);
  return problems.filter(
    ({ path, missing }) => missing !== true || !renamed.has(JSON.stringify(path)),
  );
}
