import { z } from "zod";

/** A list with an upper bound: far above what any club has, and below what would stop the build or the browser. */
export function listOf<S extends z.ZodType>(entry: S, most: number) {
  return z
    .array(entry)
    .max(most)
    .describe(
      `Write up to ${most.toLocaleString("en-US")} entries, one per line below it, each beginning with a hyphen.`,
    );
}
