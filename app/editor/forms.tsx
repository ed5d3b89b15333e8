import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { z } from "zod";
import { type Forms, readForms, writeForms } from "./drafts.ts";
import type { BranchRef } from "./stored.ts";

/** Open forms by their unique names, and their changes. */
interface OpenForms {
  readonly forms: Forms;
  /** Changes a form; undefined closes it. */
  readonly changeForm: (name: string, change: (old: unknown) => unknown) => void;
  readonly closeForms: () => void;
}

const FormsContext = createContext<OpenForms | undefined>(undefined);

interface FormsProviderProps {
  place: BranchRef;
  children: ReactNode;
}

/**
 * Keeps open forms, and stores them on this device. They are not part of the desk (desk.ts), where a keystroke in one would
 * render all fields of its file.
 */
export function FormsProvider({ place, children }: FormsProviderProps) {
  const [forms, setForms] = useState(() => readForms(place));
  useEffect(() => {
    writeForms(place, forms);
  }, [place, forms]);
  const value = useMemo(() => {
    const changeForm = (name: string, change: (old: unknown) => unknown) =>
      setForms((now) => {
        const next = new Map(now).set(name, change(now.get(name)));
        if (next.get(name) === undefined) next.delete(name);
        return next;
      });
    return { forms, changeForm, closeForms: () => setForms(new Map()) };
  }, [forms]);
  return <FormsContext value={value}>{children}</FormsContext>;
}

/** The open forms, for fields and screens. */
export function useForms(): OpenForms {
  const open = use(FormsContext);
  if (open === undefined) throw new Error("A form needs a FormsProvider around it.");
  return open;
}

/** The values typed in the form with this name, undefined while the form is closed, and a function that changes it. */
export function useUnfinished<T>(name: string, schema: z.ZodType<T>) {
  const { forms, changeForm } = useForms();
  const read = (stored: unknown) => schema.optional().safeParse(stored).data;
  const change = (next: (old: T | undefined) => T | undefined) =>
    changeForm(name, (stored) => next(read(stored)));
  return [read(forms.get(name)), change] as const;
}
