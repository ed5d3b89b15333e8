import type { FieldPath } from "#app/content/field-path.ts";
import { childNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { partOf } from "./nested.ts";

/** A value that is not in a file yet, with another part; a part that is undefined goes. */
export function withPart(value: unknown, path: FieldPath, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const inner = withPart(partOf(value, step), rest, part);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const fields = Object.entries({ ...Object(value), [step]: inner });
  const left = fields.filter(([, one]) => one !== undefined);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** The list at a path of such a value. */
export function listAt(value: unknown, path: FieldPath): readonly unknown[] {
  const found = path.reduce(partOf, value);
  return Array.isArray(found) ? found : [];
}

/** The same value with its fields in the order of its schema, as the files have them. */
export function inSchemaOrder(value: unknown, rules: SchemaNode | undefined): unknown {
  if (typeof value !== "object" || value === null || rules === undefined) return value;
  if (Array.isArray(value)) return value.map((part) => inSchemaOrder(part, childNode(rules, 0)));
  const order = Object.keys(rules.properties ?? {});
  const fields = Object.entries(value).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  );
  return Object.fromEntries(
    fields.map(([key, part]) => [key, inSchemaOrder(part, childNode(rules, key))]),
  );
}
