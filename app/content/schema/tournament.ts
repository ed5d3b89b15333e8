import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { GAME_TYPES, type Score } from "#app/domain/games/game.ts";
import { SCENE_NAMES } from "#app/domain/tournaments.ts";
import {
  listSchema,
  country,
  day,
  link,
  place,
  name,
  sentence,
  timeZone,
  wholeNumber,
  whenFields,
  clockTime,
  opponentReference,
  mappingSchema,
  opponentKey,
  year,
} from "./fields.ts";

/** The part of a tournament a game belongs to. */
export const gameType = z
  .enum(GAME_TYPES)
  .describe("A game's type is POOL, BRACKET or CONSOLATION, or LEAGUE in a league.");

const points = wholeNumber(0, 30, "A score is a whole number from 0 to 30.");

/** Skips a rule if there are unknown fields: one may be a mistyped `opponent`, and is already reported. */
function whenFieldsAreKnown(payload: z.core.ParsePayload): boolean {
  return whenFields(payload) && payload.issues.every(({ code }) => code !== "unrecognized_keys");
}

/** A parsed game. Its score says who won, also that of a forfeit. */
interface GameEntry {
  readonly opponent?: string | undefined;
  readonly type: z.output<typeof gameType>;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly score?: Score;
  readonly forfeit?: true;
  readonly cancelled?: true | undefined;
  readonly at?: "home" | "away" | undefined;
  readonly round?: string | undefined;
  readonly video?: string | undefined;
  readonly remark?: string | undefined;
}

/**
 * One game of a tournament, at local time of the venue. A game with `score` is played, one without
 * is scheduled. In the file the score is `us` and `them`, either both or neither. A scheduled game may lack
 * its opponent, as long as other games decide who it is. `round` is what the event calls it ("Semifinal").
 * A game `won` or `lost` by `forfeit` counts, with or without a score, but never as a close one; `true` means that
 * the score decides who won. A `cancelled` game was not played, and will not be; files spell it as
 * iCalendar and schema.org do.
 */
export const game = z
  .strictObject({
    opponent: opponentReference.optional(),
    type: gameType,
    date: day.optional(),
    time: clockTime.optional(),
    us: points.optional(),
    them: points.optional(),
    at: z
      .enum(["home", "away"])
      .describe("At is home or away. Leave it out if it does not matter.")
      .optional(),
    round: name.optional(),
    forfeit: z
      .literal(["won", "lost", true])
      .describe(
        "A forfeit is won or lost, from our side, or true if the score shows who won. If both teams gave up, write cancelled: true and a remark.",
      )
      .optional(),
    cancelled: z
      .literal(true)
      .meta({
        title: "Canceled",
        description: "cancelled is true if a game was not played, and otherwise left out.",
      })
      .optional(),
    video: link.optional(),
    remark: sentence.optional(),
  })
  .refine((entry) => (entry.us === undefined) === (entry.them === undefined), {
    error: "The game has only one score.",
    when: whenFields,
    params: { remedy: "Enter both us and them, or neither until the game is played." },
  })
  .refine((entry) => entry.us === undefined || entry.opponent !== undefined, {
    error: "The game has a score but no opponent.",
    when: whenFieldsAreKnown,
    params: { remedy: "Add the opponent, or leave out us and them until the game is played." },
  })
  .refine(({ forfeit, us, them }) => forfeit !== true || (us !== undefined && us !== them), {
    error: "The forfeit does not say who won.",
    when: whenFields,
    params: {
      remedy:
        "Write forfeit: won if the other team gave up, forfeit: lost if we did. If both did, nobody won: write cancelled: true and a remark.",
    },
  })
  .refine(({ forfeit, opponent }) => forfeit === undefined || opponent !== undefined, {
    error: "The game is a forfeit but has no opponent.",
    when: whenFieldsAreKnown,
    params: { remedy: "Add the opponent." },
  })
  .refine(
    ({ cancelled, us, forfeit }) => cancelled === undefined || (us ?? forfeit) === undefined,
    {
      error: "The game is canceled, but has a score or is a forfeit.",
      when: whenFields,
      params: {
        remedy: "If the game counts, delete cancelled. If not, delete its score and forfeit.",
      },
    },
  )
  .transform(({ us, them, forfeit, ...rest }): GameEntry => {
    if (forfeit === undefined) {
      return us === undefined || them === undefined ? rest : { ...rest, score: { us, them } };
    }
    const score = { us: us ?? 0, them: them ?? 0 };
    const winner = forfeit === "lost" ? "them" : "us";
    const isInScore =
      forfeit === true || (winner === "us" ? score.us > score.them : score.us < score.them);
    return { ...rest, forfeit: true, score: isInScore ? score : { ...score, winner } };
  })
  .describe(
    "A game has a type, and opponent, date, time, us and them once they are known. One with a score has an opponent.",
  );

/**
 * One tournament: a file such as tournaments/2019-esc.yml, whose name is its id. An unannounced
 * tournament has no dates; `stream` is where it can be watched; `seed` is the place before the first game, `result` the finishing place; only
 * sanctioned ones are listed. A `cancelled` one was not played; with played games, it was broken off.
 * `season` is only needed if it starts in a different year than the season of its folder.
 * A `league` lasts several weekends or a season; its games are grouped by round or week.
 */
export const tournament = z.strictObject({
  name,
  link: link.optional(),
  stream: link.optional(),
  dates: z
    .strictObject({ start: day, end: day })
    .describe("Dates have a start and an end, which are the same for a single day.")
    .optional(),
  season: year
    .describe(
      "Season is the year of the season that a tournament counts for, if it starts in another year, or left out.",
    )
    .optional(),
  timeZone,
  location: place.extend({ country: country.optional(), mapsLink: link.optional() }),
  seed: wholeNumber(1, 100, "A seed is a whole number from 1 to 100.").optional(),
  result: wholeNumber(
    1,
    100,
    "A result is the finishing place, a whole number from 1 to 100.",
  ).optional(),
  league: z
    .literal(true)
    .describe("League is true for an event of several weekends or a whole season, or left out.")
    .optional(),
  sanctioned: z.boolean().describe("Sanctioned is true or false."),
  cancelled: z
    .boolean()
    .meta({ title: "Canceled", description: "cancelled is true, or left out." })
    .optional(),
  remark: sentence.optional(),
  games: listSchema(game, 200).default([]),
});

export type TournamentEntry = Frozen<z.output<typeof tournament>>;

/**
 * A team that the club plays. It is shown as city and name ("Chicago Nereid") unless
 * `displayNameOverride` says otherwise ("Denver Merry Bosun"). Its logo is found by its key. `formerly`
 * lists the entries under which the same team played before: their games count as its own. All
 * former names are listed under the current name, which a check verifies.
 */
export const opponent = z.strictObject({
  name,
  location: place
    .partial()
    .extend({ country: country.optional() })
    .describe("A location has a city, a state or a country, whatever is known.")
    .optional(),
  displayNameOverride: name.optional(),
  formerly: listSchema(opponentReference, 50).meta({ title: "Former names" }).optional(),
});

export type OpponentEntry = Frozen<z.output<typeof opponent>>;

/** opponents.yml: every opponent, by key. */
export const opponentsFile = mappingSchema(
  opponentKey,
  opponent,
  "List each opponent under its key.",
);

const eventKey = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description:
    "An event's key is the end of its tournaments' file names, such as fog-bowl for 2026-fog-bowl.yml.",
};

/** Settings of an event: the scene of its pictures, and the key of the same event under another name. */
const event = z.strictObject({
  scene: z
    .enum(SCENE_NAMES)
    .describe(`A scene is one of ${SCENE_NAMES.join(", ")}.`)
    .optional(),
  sameAs: z
    .string()
    .regex(eventKey.pattern)
    .describe("The same event under another name is named by its key, such as fog-bowl.")
    .optional(),
});

/** Settings of events. All others get a scene by their name. */
export const events = mappingSchema(eventKey, event, "List each event under its key.");
