import { useEffect, useState } from "react";
import type { z } from "zod";
import { readForm, writeForm } from "./drafts.ts";
import { useDesk } from "./desk.ts";

/**
 * State of a form that is not part of a file yet. It is stored on this device until it is undefined
 * again.
 *
 * @param name unique name of the form
 */
export function useUnfinished<T>(name: string, schema: z.ZodType<T>) {
  const { repository, branch } = useDesk().place;
  const [value, setValue] = useState<T | undefined>(() =>
    readForm({ repository, branch }, name, schema),
  );
  useEffect(
    () => writeForm({ repository, branch }, name, value),
    [repository, branch, name, value],
  );
  return [value, setValue] as const;
}
