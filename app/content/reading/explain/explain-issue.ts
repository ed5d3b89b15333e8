import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { closest } from "#app/content/suggestions/closest.ts";
import type { z } from "zod";
import { sentences, type Complaint, type Written } from "./complaint.ts";
import { explainValue, tooLong } from "./explain-value.ts";
import { hint } from "./hint.ts";
import { nodeAt } from "#app/content/reading/schema-node.ts";
import { cut, showValue } from "./show-value.ts";

/** `{ place: Pitch 2, north }` has a field "north" without a value: the text before it has a comma and no quotes. */
function cutText(at: FieldPath, key: string, raw: unknown): string | undefined {
  const around = valueAt(raw, at);
  if (typeof around !== "object" || around === null || valueAt(raw, [...at, key]) !== null)
    return undefined;
  const names = Object.keys(around);
  const before = names[names.indexOf(key) - 1];
  const text = before === undefined ? undefined : valueAt(raw, [...at, before]);
  if (typeof text !== "string" && typeof text !== "number") return undefined;
  return `A text with a comma in it goes in quotes: ${before}: "${text}, ${key}".`;
}

function unknownField(at: FieldPath, key: string, { raw, rules }: Written): Complaint {
  const fields = Object.keys(nodeAt(rules, at)?.properties ?? {});
  const close = closest(key, fields);
  const guess = close === undefined ? cutText(at, key, raw) : `Did you mean ${close}?`;
  return {
    path: [...at, key],
    onKey: true,
    cause: `${cut(key)} is not a field here.`,
    remedy: sentences(guess, `The fields here are ${fields.join(", ")}.`),
    change: close === undefined ? undefined : { key: close },
  };
}

function wrongKey(path: FieldPath, { rules }: Written): Complaint {
  const key = path.at(-1);
  const names = nodeAt(rules, path.slice(0, -1))?.propertyNames;
  const node = typeof names === "object" ? names : {};
  const guess = hint(key, node);
  const wrong = tooLong("The key", key, node) ?? {
    cause: `${showValue(key)} cannot be a key.`,
    remedy: sentences(node.description, guess?.sentence),
    change: guess?.to === undefined ? undefined : { key: String(guess.to) },
  };
  return { path, onKey: true, ...wrong };
}

/** Turns one issue of a schema into complaints that a captain can act on. */
export function explainIssue(issue: z.core.$ZodIssue, written: Written): Complaint[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownField(path, key, written));
  }
  if (issue.code === "invalid_key") return [wrongKey(path, written)];
  const remedy: unknown = issue.code === "custom" ? issue.params?.["remedy"] : undefined;
  if (typeof remedy === "string") return [{ path, cause: issue.message, remedy }];
  return [explainValue(path, written)];
}
