import { useState } from "react";
import { Button } from "#app/editor/Button.tsx";
import { childNode } from "#app/content/reading/schema-node.ts";
import { FieldProblems } from "./FieldProblems.tsx";
import { useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { summaryOf } from "./labels.ts";
import { NewKey } from "./NewKey.tsx";
import type { NestedProps } from "./nested.ts";

/** Entries under keys, such as players, shown as a list that can be searched. */
export function KeyedField({ path, label, rules, value, field: Part }: NestedProps) {
  const { set } = useFileForm();
  const [wanted, setWanted] = useState("");
  const entry = childNode(rules, "entry");
  const entries = Object.entries<unknown>(Object(value));
  if (entry === undefined) return undefined;
  const found = entries.filter(([key, one]) =>
    `${key} ${summaryOf(one, String)}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  return (
    <section className={styles.list} aria-label={label || "Entries"}>
      <NewKey
        path={path}
        rules={rules}
        taken={entries.map(([key]) => key)}
        entry={entry}
        field={Part}
      />
      <label className={styles.search}>
        Find
        <input
          type="search"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </label>
      <ol>
        {found.map(([key, one]) => (
          <li key={key}>
            <details>
              <summary>
                {summaryOf(one, String)} <small>{key}</small>
              </summary>
              <Part path={[...path, key]} label="" rules={entry} value={one} needed />
              <Button isQuiet onPress={() => set([...path, key], undefined)}>
                Take out
              </Button>
            </details>
            <FieldProblems path={[...path, key]} id={`problems-${key}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
