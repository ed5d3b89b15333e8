import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { playerReference, rosterReference } from "#app/content/schema/fields/reference.ts";
import { title } from "#app/content/schema/fields/text.ts";
import { year } from "#app/content/schema/fields/year.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

/**
 * The published totals of a past edition. `leaders` are three people in the file, first place
 * first; each keeps her place even if one of them is not shown.
 */
export const badgeHistory = z
  .strictObject({
    year,
    title,
    totalBadges: wholeNumber(0, 99_999, "Total badges are a whole number from 0 up."),
    participationPercent: wholeNumber(
      0,
      100,
      "Participation is a whole number from 0 to 100, without the sign.",
    ),
    leaders: z.array(playerReference).min(1).max(3).describe("Leaders are up to three players."),
    roster: rosterReference,
  })
  .transform(({ leaders, ...rest }) => ({
    ...rest,
    leaders: leaders.map((player, index) => ({ place: index + 1, player })),
  }));

export type BadgeHistory = Frozen<z.output<typeof badgeHistory>>;

/** history.yml: the past editions, oldest first. */
export const badgeHistoryFile = z
  .array(badgeHistory)
  .max(200)
  .describe("The history is a list of up to 200 past editions, each beginning with a hyphen.");
