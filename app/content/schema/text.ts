import { z } from "zod";

/** A line of text with something in it; what is unknown is left out rather than left empty. */
export const text = z
  .string()
  .regex(/\S/)
  .describe("A text is at least one letter, in quotes if it has a colon or a # in it.");
