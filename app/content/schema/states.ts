import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { STATE_KINDS, MAX_COLUMNS, MAX_ROWS } from "#app/domain/places/state.ts";
import { mappingSchema, type KeyRule, name, timeZone } from "./fields.ts";

const CODE = "[A-Z0-9]{1,5}";

const code: KeyRule = {
  pattern: new RegExp(`^${CODE}$`),
  description: "The code of a state is one to five capital letters or digits, such as MI or SH.",
};

const state = z.strictObject({
  name,
  kind: z
    .enum(STATE_KINDS)
    .describe("A kind is state, district, territory or bonus.")
    .default("state"),
  timeZones: z
    .array(timeZone)
    .min(1)
    .max(20)
    .describe("Time zones are a list of one to twenty.")
    .optional(),
  also: z.array(name).max(20).describe("Other names are a list of up to twenty.").optional(),
});

const CELL = String.raw`(?:\.|${CODE})`;

const row = z
  .string()
  .regex(new RegExp(`^ *${CELL}(?: +${CELL}){0,${MAX_COLUMNS - 1}} *$`))
  .describe(
    `A row of the map is up to ${MAX_COLUMNS} codes of states side by side, with a dot for an empty place.`,
  );

/**
 * states.yml: the states of the club's country, by the codes that follow its cities. `called` is the word for
 * them, `map` draws them as rows of codes; states missing from the map are placed below it. A `district` is shown with
 * the states and not counted as one; a `territory` and a `bonus` have plates and are shown once those were spotted.
 * `also` are shorter common names.
 */
export const statesFile = z.strictObject({
  called: z
    .strictObject({ one: name, many: name })
    .describe("The word for states has one and many, such as county and counties.")
    .optional(),
  states: mappingSchema(code, state, "List each state under its code."),
  map: z
    .array(row)
    .max(MAX_ROWS)
    .describe(`A map is a list of up to ${MAX_ROWS} rows.`)
    .default([]),
});

export type StatesFile = Frozen<z.output<typeof statesFile>>;
