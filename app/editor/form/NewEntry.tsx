import { useState, type ComponentType } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import type { SchemaNode } from "#app/content/reading/schema-node.ts";
import { Button } from "#app/editor/Button.tsx";
import { FileFormContext, useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { inSchemaOrder } from "./loose-value.ts";
import type { NestedProps } from "./nested.ts";
import { useLooseForm } from "./use-loose-form.ts";

interface NewEntryProps {
  path: FieldPath;
  label: string;
  rules: SchemaNode;
  field: ComponentType<Omit<NestedProps, "field">>;
}

/** A form for a new entry of a list. It becomes part of the file when it is added. */
export function NewEntry({ path, label, rules, field: Part }: NewEntryProps) {
  const { add } = useFileForm();
  const { value, form, reset } = useLooseForm(path.length + 1);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    reset();
  };
  const what = label === "" ? "an entry" : `to ${label.toLowerCase()}`;
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{`Add ${what}`}</Button>;
  return (
    <FileFormContext value={form}>
      <div className={styles.fresh}>
        <Part path={[...path, 0]} label="New entry" rules={rules} value={value} needed />
        <p className="cluster">
          <Button
            isDisabled={value === undefined}
            reason="Fill in the entry first."
            onPress={() => {
              add(path, inSchemaOrder(value, rules));
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
