import { useId, useState, type ComponentType } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { Button } from "#app/editor/Button.tsx";
import { withoutAccents } from "#app/lib/text.ts";
import { FileFormContext, useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { inSchemaOrder } from "./loose-value.ts";
import { type NestedProps, partOf } from "./nested.ts";
import { useLooseForm } from "./use-loose-form.ts";
import { textOf } from "./numbered.ts";

/** The words that an entry is known by: a person's last name, else its title or name. */
function namesOf(value: unknown): readonly [string, string] {
  const name = partOf(value, "name");
  const last = partOf(name, "last");
  if (typeof last === "string") return [last, textOf(partOf(name, "first"))];
  const text = partOf(value, "title") ?? name;
  return [typeof text === "string" ? text : "", ""];
}

/** A key as the file has its keys: in capitals with underscores, or in lower case. */
function written(text: string, { pattern = "" }: SchemaNode): string {
  const bare = withoutAccents(text);
  if (pattern.startsWith("^[A-Z")) return bare.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_");
  return bare.toLowerCase().replaceAll(/[^a-z0-9]+/g, "");
}

/** The key that a new entry gets if nobody says otherwise; a taken one is told apart by a letter. */
function proposedKey(value: unknown, names: SchemaNode, taken: readonly string[]): string {
  const [name, first] = namesOf(value);
  const key = written(name, names);
  const letter = written(first, names).slice(0, 1);
  return taken.includes(key) && letter !== "" ? `${key}-${letter}` : key;
}

interface NewKeyProps {
  path: FieldPath;
  rules: SchemaNode;
  entry: SchemaNode;
  taken: readonly string[];
  field: ComponentType<Omit<NestedProps, "field">>;
}

/** A form for a new entry under a key, which is proposed from what is filled in. */
export function NewKey({ path, rules, entry, taken, field: Part }: NewKeyProps) {
  const id = useId();
  const { set } = useFileForm();
  const { value, form, reset } = useLooseForm(path.length + 1);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const names = typeof rules.propertyNames === "object" ? rules.propertyNames : {};
  const key = typed ?? proposedKey(value, names, taken);
  const isTaken = taken.includes(key);
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    reset();
  };
  if (!isOpen) return <Button onPress={() => setOpen(true)}>Add a new one</Button>;
  return (
    <FileFormContext value={form}>
      <div className={styles.fresh}>
        <Part path={[...path, "new"]} label="New entry" rules={entry} value={value} needed />
        <div className={styles.field}>
          <label htmlFor={id}>Key</label>
          <input
            id={id}
            value={key}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p className={`muted xs ${styles.hint}`}>{names.description}</p>
          {isTaken ? <p className={styles.problem}>{key} is taken. Add a letter.</p> : undefined}
        </div>
        <p className="cluster">
          <Button
            isDisabled={key === "" || value === undefined || isTaken}
            reason="Fill in a free key and the entry first."
            onPress={() => {
              set([...path, key], inSchemaOrder(value, entry));
              close();
            }}
          >
            Add
          </Button>
          <Button isQuiet onPress={close}>
            Cancel
          </Button>
        </p>
      </div>
    </FileFormContext>
  );
}
