import { z } from "zod";

/** A colour as it stands in the content, `#003faa`. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .describe("A color is # and six digits from 0 to f, in lower case, such as #003faa.");
