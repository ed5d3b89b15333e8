import { z } from "zod";

/**
 * A whole number from `min` to `max`. Unlike zod's own integer it lets the other rules of an entry
 * be asked, too, so that one mistake does not hide another.
 */
export function wholeNumber(min: number, max: number, description: string) {
  return z.number().multipleOf(1).min(min).max(max).meta({ type: "integer", description });
}
