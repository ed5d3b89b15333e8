import { useState } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import { useFileForm, type FileForm } from "./file-form.ts";
import { listAt, withPart } from "./loose-value.ts";

interface LooseForm {
  readonly value: unknown;
  readonly form: FileForm;
  readonly reset: () => void;
}

/**
 * The form of an entry that is not in the file yet: what is filled in stays here until it is added.
 *
 * @param depth how many steps lead to the entry
 */
export function useLooseForm(depth: number): LooseForm {
  const outer = useFileForm();
  const [value, setValue] = useState<unknown>();
  const change = (path: FieldPath, partFrom: (list: readonly unknown[]) => unknown) => {
    const inside = path.slice(depth);
    setValue((old: unknown) => withPart(old, inside, partFrom(listAt(old, inside))));
  };
  return {
    value,
    reset: () => setValue(undefined),
    form: {
      ...outer,
      problems: [],
      set: (path, part) => change(path, () => part),
      add: (path, part) => change(path, (list) => [...list, part]),
      remove: (path, at) => change(path, (list) => list.toSpliced(at, 1)),
      move: (path, from, to) =>
        change(path, (list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])),
    },
  };
}
