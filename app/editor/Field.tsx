import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { childNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import {
  getInputKind,
  getLabel,
  type Keys,
  namesIn,
  numberEntries,
  makeRegionLabel,
  proposedKey,
  summarizeEntry,
} from "./fields.ts";
import { FileFormContext, useEntryForm, useFileForm } from "./file-form.ts";
import { Button, LabeledInput } from "./inputs.tsx";
import { type FieldProps, FieldProblems, PictureField, SingleField } from "./SingleField.tsx";
import styles from "./Editor.module.css";

/** A group of fields. The top-level group of a file has no frame. */
function GroupField({ path, label, rules, value, needed }: FieldProps) {
  const isThere = needed || value !== undefined;
  const fields = Object.keys(rules.properties ?? {}).flatMap((name) => {
    const fieldRules = childNode(rules, name);
    if (fieldRules === undefined) return [];
    return [
      <Field
        key={name}
        path={[...path, name]}
        label={getLabel(name, fieldRules)}
        rules={fieldRules}
        value={valueAt(value, [name])}
        needed={isThere && rules.required?.includes(name) === true}
      />,
    ];
  });
  if (path.length === 0) return <>{fields}</>;
  return (
    <fieldset className={`stack ${styles.group}`}>
      <legend>{label}</legend>
      <FieldProblems path={path} />
      {fields}
    </fieldset>
  );
}

interface NewEntryProps {
  path: FieldPath;
  /** "Add an entry" */
  action: string;
  rules: SchemaNode;
  /** Set if the entries have keys. */
  keys?: Keys;
}

/** A form for a new list item or keyed entry. The file changes only when it is added. */
function NewEntry({ path, action, rules, keys }: NewEntryProps) {
  const { add, set } = useFileForm();
  const { value, key: typedKey, form, setKey, reset } = useEntryForm(path, rules);
  const [isOpen, setOpen] = useState(value !== undefined);
  const key = keys && (typedKey ?? proposedKey(value, keys));
  const isUsed = key !== undefined && keys?.used.includes(key) === true;
  const box = useRef<HTMLDivElement>(null);
  /** Opens or closes the form, and focuses its first field or the button in its place. */
  const show = (isShown: boolean) => {
    flushSync(() => {
      setOpen(isShown);
      if (!isShown) reset();
    });
    box.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus();
  };
  if (!isOpen) {
    return (
      <div ref={box}>
        <Button onPress={() => show(true)}>{action}</Button>
      </div>
    );
  }
  return (
    <FileFormContext value={form}>
      <div ref={box} className={`stack ${styles.frame} ${styles.fresh}`}>
        <Field
          path={[...path, keys ? "new" : 0]}
          label="New entry"
          rules={rules}
          value={value}
          needed
        />
        {key !== undefined && (
          <LabeledInput
            label="Key"
            value={key}
            onText={setKey}
            below={
              <>
                <p className="muted xs">{keys?.rules.description}</p>
                {isUsed && <p className={styles.problem}>{key} is taken. Add a letter.</p>}
              </>
            }
          />
        )}
        <p className="cluster">
          <Button
            isDisabled={value === undefined || key === "" || isUsed}
            reason={
              key === undefined
                ? "Fill in the entry first."
                : "Fill in a free key and the entry first."
            }
            onPress={() => {
              if (key === undefined) add(path, value);
              else set([...path, key], value);
              show(false);
            }}
          >
            Add
          </Button>
          <Button isQuiet onPress={() => show(false)}>
            Cancel
          </Button>
        </p>
      </div>
    </FileFormContext>
  );
}

/** Keyed entries, such as players, as a searchable list. */
function KeyedField({ path, label, rules, value }: FieldProps) {
  const { set } = useFileForm();
  const section = useRef<HTMLElement>(null);
  const [query, setQuery] = useState("");
  const entry = childNode(rules, "entry");
  const entries = Object.entries<unknown>(Object(value));
  if (entry === undefined) return undefined;
  const foundEntries = entries.filter(([key, field]) =>
    `${key} ${summarizeEntry(field, String)}`.toLowerCase().includes(query.toLowerCase()),
  );
  const keyRules = typeof rules.propertyNames === "object" ? rules.propertyNames : {};
  const usedKeys = entries.map(([key]) => key);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`stack ${styles.list}`}
      aria-label={label || "Entries"}
    >
      {label !== "" && <h2>{label}</h2>}
      <NewEntry
        path={path}
        action="Add a new one"
        rules={entry}
        keys={{ rules: keyRules, used: usedKeys }}
      />
      {entries.length > 0 && (
        <LabeledInput label="Find" type="search" value={query} onText={setQuery} />
      )}
      <ol>
        {foundEntries.map(([key, field]) => (
          <li key={key}>
            <details>
              <summary>
                {summarizeEntry(field, String)} <small>{key}</small>
              </summary>
              <Field path={[...path, key]} label="" rules={entry} value={field} needed />
              <Button
                isQuiet
                onPress={() => {
                  flushSync(() => set([...path, key], undefined));
                  section.current?.focus();
                }}
              >
                Remove<span className="sr"> {summarizeEntry(field, String)}</span>
              </Button>
            </details>
            <FieldProblems path={[...path, key]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ListEntryProps {
  path: FieldPath;
  summary: string;
  /** Label of a single value; groups label themselves. */
  label: string;
  rules: SchemaNode;
  value: unknown;
  isOpen: boolean;
  onOpen: () => void;
  /** Undefined for the first entry. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** A list entry, collapsed to one line. */
function ListEntry(props: ListEntryProps) {
  const { path, summary, label, rules, value, isOpen, onOpen, onUp, onDown, onRemove } = props;
  const spoken = <span className="sr"> {summary}</span>;
  return (
    <>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onOpen();
        }}
      >
        <summary>{summary}</summary>
        <Field path={path} label={label} rules={rules} value={value} needed />
        <p className="cluster">
          <Button isQuiet isDisabled={onUp === undefined} onPress={() => onUp?.()}>
            Move up{spoken}
          </Button>
          <Button isQuiet isDisabled={onDown === undefined} onPress={() => onDown?.()}>
            Move down{spoken}
          </Button>
          <Button isQuiet onPress={onRemove}>
            Remove{spoken}
          </Button>
        </p>
      </details>
      {!isOpen && <FieldProblems path={path} />}
    </>
  );
}

/** A list of collapsed entries with their positions, and a form for a new one. */
function ListField({ path, label, rules, value }: FieldProps) {
  const { choices, move, remove } = useFileForm();
  const section = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  const entry = childNode(rules, 0);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const getName = namesIn(choices);
  if (entry === undefined) return undefined;
  const moverTo = (from: number, to: number) => () => {
    flushSync(() => {
      move(path, from, to);
      setOpen(to);
    });
    const moved = section.current?.querySelectorAll<HTMLElement>(
      ":scope > ol > li > details > summary",
    );
    moved?.item(to).focus();
  };
  const items = numberEntries(entries).map(({ index, item }) => (
    <li key={index}>
      <ListEntry
        path={[...path, index]}
        summary={summarizeEntry(item, getName) || `Entry ${index + 1}`}
        label={getInputKind(entry) === "group" ? "" : label}
        rules={entry}
        value={item}
        isOpen={open === index}
        onOpen={() => setOpen(index)}
        onUp={index === 0 ? undefined : moverTo(index, index - 1)}
        onDown={index === entries.length - 1 ? undefined : moverTo(index, index + 1)}
        onRemove={() => {
          flushSync(() => {
            remove(path, index);
            setOpen(undefined);
          });
          section.current?.focus();
        }}
      />
    </li>
  ));
  // The list of a whole file is labeled by the screen's heading.
  const isWholeFile = label === "";
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`stack ${styles.list}`}
      aria-label={makeRegionLabel(path, label)}
    >
      {!isWholeFile && (
        <h2>
          {label} <span className={styles.optional}>{entries.length}</span>
        </h2>
      )}
      <FieldProblems path={path} />
      <ol>{items}</ol>
      <NewEntry
        path={path}
        action={isWholeFile ? "Add an entry" : `Add to ${label.toLowerCase()}`}
        rules={entry}
      />
    </section>
  );
}

const composites: Readonly<Record<string, ComponentType<FieldProps>>> = {
  group: GroupField,
  keyed: KeyedField,
  list: ListField,
  picture: PictureField,
};

/** A field of any kind, chosen by its schema. */
export function Field(props: FieldProps) {
  const Kind = composites[getInputKind(props.rules)] ?? SingleField;
  return <Kind {...props} />;
}
