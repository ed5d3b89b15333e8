import type { Frozen } from "#app/content/frozen.ts";
import { FEWEST_VALUES, MOST_VALUES } from "#app/domain/core-values/value-inks.ts";
import { VALUE_PICTURES } from "#app/domain/core-values/value-pictures.ts";
import { z } from "zod";
import { colour } from "#app/content/schema/fields/colour.ts";
import { sentence } from "#app/content/schema/fields/text.ts";

/**
 * One of the things the club stands for, with its colour and what the team means by it. Badges count for it by its name;
 * `picture` is the drawing that shows it, where the one of its place does not fit.
 */
export const coreValue = z.strictObject({
  name: z.string().regex(/\S/).max(24).describe("The name of a core value is one to 24 letters."),
  color: colour,
  explanation: sentence,
  picture: z
    .enum(VALUE_PICTURES)
    .describe(`A core value shows one of the drawings ${VALUE_PICTURES.join(", ")}.`)
    .optional(),
});

export type CoreValue = Frozen<z.output<typeof coreValue>>;

/** core-values.yml: the core values in the order in which they are shown. */
export const coreValuesFile = z
  .array(coreValue)
  .min(FEWEST_VALUES)
  .max(MOST_VALUES)
  .describe("The core values are a list of three to six, each beginning with a hyphen.");
