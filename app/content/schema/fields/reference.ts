import { z } from "zod";

/** What a reference can point at: the keys of three files, core values, the rosters or the tournaments under seasons/. */
export type Referent = "players" | "opponents" | "badges" | "values" | "rosters" | "tournaments";

function reference(refersTo: Referent, description: string) {
  return z.string().regex(/\S/).meta({ refersTo, description });
}

/** A player, coach or captain, named by her key. That she exists is checked over the whole set. */
export const playerReference = reference(
  "players",
  "A player is named by the key in players.yml, the surname in lower case.",
);

/** An opponent, named by its key. */
export const opponentReference = reference(
  "opponents",
  "An opponent is named by its key in opponents.yml.",
);

/** A badge, named by its key. */
export const badgeReference = reference(
  "badges",
  "A badge is named by its key in badge-quest/badges.yml, such as FIFTY_PLATES.",
);

/** A core value, named as it stands in its file. */
export const coreValueReference = reference(
  "values",
  "A badge counts for a core value, by its name in core-values.yml.",
);

/** A season's roster, named after the team and the year. */
export const rosterReference = reference(
  "rosters",
  "A roster is named after the team and its year, such as team-2019.",
);

/** A tournament, named by its file. */
export const tournamentReference = reference(
  "tournaments",
  "A tournament is named by its file, such as 2019-esc.",
);
