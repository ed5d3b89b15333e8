import type { z } from "zod";

/**
 * When a rule over several fields is asked: always, so that a mistake in one field does not hide
 * another, unless there are no fields at all.
 */
export function whenFields({ value }: z.core.ParsePayload): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
