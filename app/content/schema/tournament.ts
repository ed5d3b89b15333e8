import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { listOf } from "#app/content/schema/fields/list-of.ts";
import { country } from "#app/content/schema/fields/country.ts";
import { day } from "#app/content/schema/fields/day.ts";
import { game } from "./game.ts";
import { link } from "#app/content/schema/fields/link.ts";
import { place } from "#app/content/schema/fields/place.ts";
import { name, sentence } from "#app/content/schema/fields/text.ts";
import { timeZone } from "#app/content/schema/fields/time-zone.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

/**
 * One tournament: a file such as tournaments/2019-esc.yml, whose name is its id. An unannounced
 * tournament has no dates; `seed` is the place before the first game, `result` the finishing place; only
 * sanctioned ones are listed. A `cancelled` one was not played.
 */
export const tournament = z.strictObject({
  name,
  link: link.optional(),
  dates: z
    .strictObject({ start: day, end: day })
    .describe("Dates have a start and an end; both are the same for one day.")
    .optional(),
  timeZone,
  location: place.extend({ country: country.optional(), mapsLink: link.optional() }),
  seed: wholeNumber(1, 100, "A seed is a whole number from 1 to 100.").optional(),
  result: wholeNumber(
    1,
    100,
    "A result is the finishing place, a whole number from 1 to 100.",
  ).optional(),
  sanctioned: z.boolean().describe("Sanctioned is true or false."),
  cancelled: z.boolean().describe("Cancelled is true, or left out.").optional(),
  remark: sentence.optional(),
  games: listOf(game, 200).default([]),
});

export type TournamentEntry = Frozen<z.output<typeof tournament>>;
