import type { FieldPath } from "#app/content/field-path.ts";
import { childNode } from "#app/content/reading/schema-node.ts";
import { useState } from "react";
import { FieldProblems } from "./FieldProblems.tsx";
import { useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";
import { kindOf } from "./kind-of.ts";
import { labelOf, summaryOf } from "./labels.ts";
import { ListTools } from "./ListTools.tsx";
import type { NestedProps } from "./nested.ts";
import { numbered } from "./numbered.ts";
import { NewEntry } from "./NewEntry.tsx";

/** "Page words, Sponsors": a list within another field is named with it, so that no two regions have one name. */
function regionOf(path: FieldPath, label: string): string {
  const around = path
    .slice(0, -1)
    .map((step) => (typeof step === "number" ? String(step + 1) : labelOf(step, undefined)));
  return [...around, label].join(", ");
}

/** A list: each entry folded to a line, with its place, and a form for a new one. */
export function ListField({ path, label, rules, value, field: Part }: NestedProps) {
  const { choices } = useFileForm();
  const [open, setOpen] = useState<number>();
  const entry = childNode(rules, 0);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const all = Object.values(choices).flat();
  const nameOf = (key: string) => all.find((choice) => choice.key === key)?.label ?? key;
  if (entry === undefined) return undefined;
  // The list of a whole file has the head of its page.
  const hasHead = label !== "";
  return (
    <section className={styles.list} aria-label={regionOf(path, label)}>
      {hasHead ? (
        <h2>
          {label} <span className={`muted ${styles.count}`}>{entries.length}</span>
        </h2>
      ) : undefined}
      {hasHead && rules.description !== undefined ? (
        <p className={`muted xs ${styles.hint}`}>{rules.description}</p>
      ) : undefined}
      <FieldProblems path={path} id={`problems-${path.join("-")}`} />
      <ol>
        {numbered(entries).map(({ place: index, item: one }) => (
          <li key={index}>
            <details
              open={open === index}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) setOpen(index);
              }}
            >
              <summary>{summaryOf(one, nameOf) || `Entry ${index + 1}`}</summary>
              <Part
                path={[...path, index]}
                label={kindOf(entry) === "group" ? "" : label}
                rules={entry}
                value={one}
                needed
              />
              <ListTools path={path} index={index} count={entries.length} onMoved={setOpen} />
            </details>
            {open === index ? undefined : (
              <FieldProblems path={[...path, index]} id={`problems-${index}`} />
            )}
          </li>
        ))}
      </ol>
      <NewEntry path={path} label={label} rules={entry} field={Part} />
    </section>
  );
}
