import type { z } from "zod";
import { useDesk } from "./desk.ts";

/**
 * State of a form that is not part of a file yet. It is stored on this device until it is undefined
 * again.
 *
 * @param name unique name of the form
 */
export function useUnfinished<T>(name: string, schema: z.ZodType<T>) {
  const { forms, changeForm } = useDesk();
  const read = (stored: unknown) => schema.optional().safeParse(stored).data;
  const change = (next: (old: T | undefined) => T | undefined) =>
    changeForm(name, (stored) => next(read(stored)));
  return [read(forms.get(name)), change] as const;
}
