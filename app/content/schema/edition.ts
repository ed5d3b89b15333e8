import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { listOf } from "#app/content/schema/fields/list-of.ts";
import { whenFields } from "#app/content/schema/fields/when-fields.ts";
import { clockTime } from "#app/content/schema/fields/clock-time.ts";
import { day } from "#app/content/schema/fields/day.ts";
import { badgeReference, rosterReference } from "#app/content/schema/fields/reference.ts";
import { title } from "#app/content/schema/fields/text.ts";
import { zone } from "#app/content/schema/fields/zone.ts";
import { momentIn } from "#app/domain/dates/zones/logged-zone.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

const badges = listOf(badgeReference, 20_000);

/** One update of the game and the badges that came into use with it; the game starts with 0. */
const update = z.strictObject({
  update: wholeNumber(0, 99, "An update is a whole number, and the first is 0."),
  badges,
});

/** A moment as day, time and zone in the file; ISO with its offset from UTC for the site. */
const moment = z
  .strictObject({ date: day, time: clockTime, zone })
  .transform((at) => momentIn(at.date, at.time, at.zone))
  .describe("Last updated has a date, a time and a zone.");

/**
 * edition.yml: one year of Badge Quest. `activated` lists the badges in use in order of activation;
 * where that came in updates, the file gives `updates` instead and `activated` follows from it.
 */
export const edition = z
  .strictObject({
    title,
    roster: rosterReference,
    lastUpdated: moment.optional(),
    activated: badges.optional(),
    updates: listOf(update, 100).optional(),
    newest: badges.default([]),
  })
  .refine((entry) => (entry.activated === undefined) !== (entry.updates === undefined), {
    error: "The badges in use are listed twice or not at all.",
    when: whenFields,
    params: { remedy: "Give either updates, with the badges of each update, or activated." },
  })
  .transform(({ activated, ...rest }) => ({
    ...rest,
    activated: activated ?? rest.updates?.flatMap((step) => step.badges) ?? [],
  }));

export type EditionEntry = Frozen<z.output<typeof edition>>;
