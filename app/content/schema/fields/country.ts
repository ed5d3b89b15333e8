import { z } from "zod";

/** A country by its two letters (ISO 3166). */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("A country is two capital letters, such as US, CA or IE.");
