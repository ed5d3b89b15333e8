import type { Frozen } from "#app/content/frozen.ts";
import { z } from "zod";
import { listOf } from "#app/content/schema/fields/list-of.ts";
import { country } from "#app/content/schema/fields/country.ts";
import { keyed } from "#app/content/schema/fields/keyed.ts";
import { opponentKey } from "#app/content/schema/fields/keys.ts";
import { place } from "#app/content/schema/fields/place.ts";
import { opponentReference } from "#app/content/schema/fields/reference.ts";
import { name } from "#app/content/schema/fields/text.ts";

/**
 * A team that the club plays. It is shown as city and name ("Chicago Nereid") unless
 * `displayNameOverride` says otherwise ("Denver Merry Bosun"). Its logo is found by its key. `formerly`
 * lists the entries under which the same team played before: their games count as its own. All
 * former names stand under the name of today, which a check makes sure of.
 */
export const opponent = z.strictObject({
  name,
  location: place.extend({
    country: country.optional(),
  }),
  displayNameOverride: name.optional(),
  formerly: listOf(opponentReference, 50).optional(),
});

export type OpponentEntry = Frozen<z.output<typeof opponent>>;

/** opponents.yml: every opponent, by key. */
export const opponentsFile = keyed(opponentKey, opponent, "Every opponent stands under its key.");
