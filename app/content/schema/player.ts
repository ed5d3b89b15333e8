import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { keyed } from "#app/content/schema/fields/keyed.ts";
import { playerKey } from "#app/content/schema/fields/keys.ts";
import { name } from "#app/content/schema/fields/text.ts";
import { wholeNumber } from "#app/content/schema/fields/whole-number.ts";

/** Where a person stands: on the field as cutter or handler, or beside it as coach. */
export const position = z
  .enum(["Cutter", "Handler", "Coach"])
  .describe("A position is Cutter, Handler or Coach.");

/**
 * A player or coach of any season. One jersey number per person, 0 to 99, and 0 is a real number;
 * a coach has none. `shown` hides her: "initials" shows her as E. C., "nobody" not at all.
 */
export const player = z.strictObject({
  name: z
    .strictObject({
      first: name,
      last: name,
      nickname: name.optional(),
    })
    .describe("A name has first and last, and a nickname if there is one."),
  jersey: wholeNumber(0, 99, "A jersey number is a whole number from 0 to 99.").optional(),
  position,
  shown: z
    .enum(["initials", "nobody"])
    .describe("Shown is initials or nobody, and is left out for everyone who is shown by name.")
    .optional(),
});

export type PlayerEntry = Frozen<z.output<typeof player>>;

/** players.yml: everyone who was ever on a roster, by key. */
export const playersFile = keyed(playerKey, player, "Every player stands under their key.");
