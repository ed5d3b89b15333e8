import { createContext, use, useMemo } from "react";
import { parse } from "yaml";
import { z } from "zod";
import { type FieldPath, valueAt } from "#app/content/field-path.ts";
import { findSchema } from "#app/content/find-schema.ts";
import type { Problem } from "#app/content/problem.ts";
import { childNode, schemaNode, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { addEntry, moveEntry, removeEntry, schemaLine } from "#app/content/writing/list-entries.ts";
import { findRosterIndex } from "#app/content/writing/roster-text.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import type { Choices } from "./choices.ts";
import { useEditor } from "./desk.ts";
import { useUnfinished } from "./forms.tsx";

/** Context of a form's fields. */
export interface FileForm {
  readonly file: string;
  readonly choices: Choices;
  readonly problems: readonly Problem[];
  /** Sets a field; undefined removes it. */
  readonly set: (path: FieldPath, value: unknown) => void;
  readonly add: (path: FieldPath, value: unknown) => void;
  readonly remove: (path: FieldPath, at: number) => void;
  readonly move: (path: FieldPath, from: number, to: number) => void;
}

/** Set by each form. */
export const FileFormContext = createContext<FileForm | undefined>(undefined);

/** The form around a field. */
export function useFileForm(): FileForm {
  const form = use(FileFormContext);
  if (form === undefined) throw new Error("A field needs a FileFormContext around it.");
  return form;
}

/** Parses YAML; undefined if it is invalid. */
function parseValue(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The list at a path; empty if there is none. */
export function listAt(value: unknown, path: FieldPath): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/**
 * The schema and value of a file, and a form whose changes edit its text; undefined for unknown
 * files, and for those that can't be read, which a change would damage.
 */
export function useFile(file: string) {
  const { workspace, review, choices, edit } = useEditor();
  const text = workspace.texts.get(file) ?? "";
  const value = useMemo(() => parseValue(text), [text]);
  const schema = file.endsWith(".yml") ? findSchema(file) : undefined;
  const isUnreadable = workspace.stored.unreadable.has(file) || value === undefined;
  if (schema === undefined || isUnreadable) return undefined;
  const rules = schemaNode(schema);
  const form: FileForm = {
    file,
    choices,
    problems: review.problems,
    set: (path, part) => edit(file, (old) => setValue(old, path, part, rules)),
    add: (path, entry) =>
      edit(file, (old) => {
        const list = listAt(parseValue(old), path);
        const index = findRosterIndex(file, path, list, entry, review.draft);
        return addEntry(old || schemaLine(file), path, entry, rules, index);
      }),
    remove: (path, at) => edit(file, (old) => removeEntry(old, path, at)),
    move: (path, from, to) => edit(file, (old) => moveEntry(old, path, from, to)),
  };
  return { rules, value, form };
}

/** Returns a copy of a value with one part replaced; an undefined part is removed. */
function withPart(value: unknown, [step, ...rest]: FieldPath, part: unknown): unknown {
  if (step === undefined) return part;
  const inner = withPart(valueAt(value, [step]), rest, part);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const fields = Object.entries({ ...Object(value), [step]: inner });
  const filledFields = fields.filter(([, field]) => field !== undefined);
  return filledFields.length === 0 ? undefined : Object.fromEntries(filledFields);
}

/** The value with its fields in schema order, as in the files. */
function sortBySchema(value: unknown, rules: SchemaNode | undefined): unknown {
  if (typeof value !== "object" || value === null || rules === undefined) return value;
  if (Array.isArray(value)) return value.map((part) => sortBySchema(part, childNode(rules, 0)));
  const order = Object.keys(rules.properties ?? {});
  const fields = Object.entries(value).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    fields.map(([key, part]) => [key, sortBySchema(part, childNode(rules, key))]),
  );
}

const newEntry = z.object({ value: z.unknown().optional(), key: z.string().optional() });

/** Name of the form of a new entry, with its file and list: "players.yml alder formerly". */
const formName = (file: string, path: FieldPath) => [file, ...path].join(" ");

/** The file and list of such a name. */
export function parseFormName(name: string) {
  const [file = "", ...path] = name.split(" ");
  return { file, path };
}

/** The form of a new entry of a list, or of keyed entries. It stays out of the file until it is added. */
export function useEntryForm(path: FieldPath, rules: SchemaNode) {
  const fileForm = useFileForm();
  const [entry, setEntry] = useUnfinished(formName(fileForm.file, path), newEntry);
  /** Changes the part at a path of the file, from its entries if it is a list. */
  const change = (partPath: FieldPath, makePart: (list: readonly unknown[]) => unknown) => {
    const inEntry = partPath.slice(path.length + 1);
    setEntry((old) => {
      const value = withPart(old?.value, inEntry, makePart(listAt(old?.value, inEntry)));
      return value === undefined && old?.key === undefined ? undefined : { ...old, value };
    });
  };
  const form: FileForm = {
    ...fileForm,
    problems: [],
    set: (partPath, part) => change(partPath, () => part),
    add: (partPath, part) => change(partPath, (list) => [...list, part]),
    remove: (partPath, at) => change(partPath, (list) => list.toSpliced(at, 1)),
    move: (partPath, from, to) =>
      change(partPath, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
  };
  return {
    value: sortBySchema(entry?.value, rules),
    key: entry?.key,
    form,
    setKey: (key: string) => setEntry((old) => ({ ...old, key })),
    reset: () => setEntry(() => undefined),
  };
}
