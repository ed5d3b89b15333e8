import type { ComponentType } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";

/** Props of a field with parts; `field` renders a part. */
export interface NestedProps {
  path: FieldPath;
  label: string;
  rules: SchemaNode;
  value: unknown;
  needed: boolean;
  field: ComponentType<Omit<NestedProps, "field">>;
}

/** The part of a value under a key or at a place. */
export function partOf(value: unknown, step: string | number): unknown {
  return Object.getOwnPropertyDescriptor(Object(value), step)?.value;
}
