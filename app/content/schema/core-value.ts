import type { Frozen } from "#app/content/frozen.ts";
import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import { z } from "zod";
import { colour } from "#app/content/schema/fields/colour.ts";
import { sentence } from "#app/content/schema/fields/text.ts";

/** One of the four things the club stands for; every badge belongs to one of them. */
export const coreValueName = z
  .enum(CORE_VALUES)
  .describe("A core value is Brain, Effort, Skill or Character.");

/** A core value with its colour and what the team means by it. Its picture is found by name. */
export const coreValue = z.strictObject({
  name: coreValueName,
  color: colour,
  explanation: sentence,
});

export type CoreValue = Frozen<z.output<typeof coreValue>>;

/** core-values.yml: the four core values in the order in which they are shown. */
export const coreValuesFile = z
  .array(coreValue)
  .length(CORE_VALUES.length)
  .describe("The core values are a list of four, each beginning with a hyphen.");
