import { createContext, use } from "react";
import type { FieldPath } from "#app/content/field-path.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Choices } from "./choices.ts";

/** Context of a file's form. */
export interface FileForm {
  readonly file: string;
  readonly choices: Choices;
  readonly problems: readonly Problem[];
  /** Gives a field another value; undefined takes it out. */
  readonly set: (path: FieldPath, value: unknown) => void;
  readonly add: (path: FieldPath, value: unknown, at?: number) => void;
  readonly remove: (path: FieldPath, at: number) => void;
  readonly move: (path: FieldPath, from: number, to: number) => void;
}

/** Set around the fields of a form. */
export const FileFormContext = createContext<FileForm | undefined>(undefined);

export function useFileForm(): FileForm {
  const form = use(FileFormContext);
  if (form === undefined) throw new Error("A field needs a FileFormContext around it.");
  return form;
}
