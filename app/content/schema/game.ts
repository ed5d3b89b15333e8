import type { Score } from "#app/domain/games/game.ts";
import { GAME_TYPES } from "#app/domain/games/game-type.ts";
import { z } from "zod";
import { whenFields } from "#app/content/schema/fields/when-fields.ts";
import { clockTime } from "#app/content/schema/fields/clock-time.ts";
import { day } from "#app/content/schema/fields/day.ts";
import { opponentReference } from "#app/content/schema/fields/reference.ts";
import { link } from "#app/content/schema/fields/link.ts";
import { name, sentence } from "#app/content/schema/fields/text.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

/** The part of a tournament a game belongs to. */
export const gameType = z
  .enum(GAME_TYPES)
  .describe("A game's type is POOL, BRACKET or CONSOLATION.");

const points = wholeNumber(0, 30, "A score is a whole number from 0 to 30.");

/** A mistyped field may be the opponent: that it is no field is said already. */
function whenFieldsAreKnown(payload: z.core.ParsePayload): boolean {
  return whenFields(payload) && payload.issues.every(({ code }) => code !== "unrecognized_keys");
}

/**
 * One game of a tournament, at local time of the venue. A game with `score` is played, one without
 * is scheduled. In the file the score is `us` and `them`, either both or neither. A scheduled game may lack
 * its opponent, as long as other games decide who it is. `round` is what the event calls it ("Semifinal").
 * A game won or lost by `forfeit` counts, but never as a close one.
 */
export const game = z
  .strictObject({
    opponent: opponentReference.optional(),
    type: gameType,
    date: day.optional(),
    time: clockTime.optional(),
    us: points.optional(),
    them: points.optional(),
    round: name.optional(),
    forfeit: z.boolean().describe("Forfeit is true, or left out.").optional(),
    video: link.optional(),
    remark: sentence.optional(),
  })
  .refine((entry) => (entry.us === undefined) === (entry.them === undefined), {
    error: "The game has one score only.",
    when: whenFields,
    params: { remedy: "Give both us and them, or neither while the game is not played." },
  })
  .refine((entry) => entry.us === undefined || entry.opponent !== undefined, {
    error: "The game has a score and no opponent.",
    when: whenFieldsAreKnown,
    params: { remedy: "Add the opponent, or leave out us and them while the game is not played." },
  })
  .transform(({ us, them, ...rest }): typeof rest & { score?: Score } =>
    us === undefined || them === undefined ? rest : { ...rest, score: { us, them } },
  )
  .describe(
    "A game has a type, and opponent, date, time, us and them once they are known. One with a score has an opponent.",
  );
