import { useId } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { FieldProblems } from "./FieldProblems.tsx";
import { useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { hintOf } from "./kind-of.ts";
import { Input } from "./Input.tsx";

interface SingleFieldProps {
  path: FieldPath;
  label: string;
  rules: SchemaNode;
  value: unknown;
  needed: boolean;
}

/** A field with one value: its name, the input that fits it, a hint, and what the checks say. */
export function SingleField({ path, label, rules, value, needed }: SingleFieldProps) {
  const id = useId();
  const { set } = useFileForm();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {needed ? undefined : <span className={`muted ${styles.optional}`}> (optional)</span>}
      </label>
      <Input
        id={id}
        rules={rules}
        value={value}
        needed={needed}
        describedBy={`${id}-hint ${id}-problems`}
        onValue={(next) => set(path, next)}
      />
      <p id={`${id}-hint`} className={`muted xs ${styles.hint}`}>
        {hintOf(rules)}
      </p>
      <FieldProblems path={path} id={`${id}-problems`} />
    </div>
  );
}
