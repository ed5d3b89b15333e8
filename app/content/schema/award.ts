import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { whenFields } from "#app/content/schema/fields/when-fields.ts";
import { awardTime } from "#app/content/schema/fields/clock-time.ts";
import { day } from "#app/content/schema/fields/day.ts";
import { badgeReference, playerReference } from "#app/content/schema/fields/reference.ts";
import { sentence } from "#app/content/schema/fields/text.ts";
import { zone } from "#app/content/schema/fields/zone.ts";

/**
 * One row of an award log: who earned which badge, and when. Without a time only the day is known.
 * `note` is a role, a state, an animal and the like. `again` says "yes" where a row repeats an
 * earlier one on purpose, because the badge was credited several times at once.
 */
export const award = z
  .strictObject({
    badge: badgeReference,
    player: playerReference,
    date: day,
    time: awardTime.optional(),
    zone: zone.optional(),
    note: sentence.optional(),
    again: z
      .literal("yes")
      .describe("Again is yes where the row repeats an earlier one on purpose, and else empty.")
      .optional(),
  })
  .refine((entry) => (entry.time === undefined) === (entry.zone === undefined), {
    error: "The award has a time without a zone, or a zone without a time.",
    when: whenFields,
    params: { remedy: "Give both time and zone, or leave both empty when only the day is known." },
  });

export type Award = Frozen<z.output<typeof award>>;

/** awards.csv of an edition: the awards in order of entry, which is not strictly that of time. */
export const awardLog = z.array(award);
