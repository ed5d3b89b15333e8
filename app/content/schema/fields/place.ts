import { z } from "zod";
import { name } from "./text.ts";

/** A city with its two-letter state; Washington DC, Canada and two-city teams have no state. */
export const place = z
  .strictObject({
    city: name,
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({
        kind: "state",
        description:
          "A state is two capital letters, such as MI, and is left out where there is none.",
      })
      .optional(),
  })
  .describe("A location has a city and a two-letter state.");
