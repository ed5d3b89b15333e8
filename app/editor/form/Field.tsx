import type { FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { GroupField } from "./GroupField.tsx";
import { KeyedField } from "./KeyedField.tsx";
import { kindOf } from "./kind-of.ts";
import { ListField } from "./ListField.tsx";
import { PictureField } from "./PictureField.tsx";
import { SingleField } from "./SingleField.tsx";

/** Props of every field. */
export interface FieldProps {
  path: FieldPath;
  label: string;
  rules: SchemaNode;
  value: unknown;
  needed: boolean;
}

/** A field of any kind, as its schema says. */
export function Field(props: FieldProps) {
  const kind = kindOf(props.rules);
  if (kind === "group") return <GroupField {...props} field={Field} />;
  if (kind === "keyed") return <KeyedField {...props} field={Field} />;
  if (kind === "list") return <ListField {...props} field={Field} />;
  if (kind === "picture") return <PictureField {...props} />;
  return <SingleField {...props} />;
}
