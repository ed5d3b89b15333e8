import { z } from "zod";
import { POSITIONS } from "#app/domain/roster.ts";
import { GAME_TYPES } from "#app/domain/games/game.ts";

const id = z.string().regex(/^[\w-]+$/);
const day = z.iso.date().describe("A day, YYYY-MM-DD.");
const time = z
  .string()
  .regex(/^\d{2}:\d{2}(?::\d{2})?$/)
  .describe("A time on the clock of the place, HH:MM or HH:MM:SS.");
const year = z.int().min(1900).max(2999);
const years = z.array(year);
const count = z.int().min(0);
const zone = z.string().describe("The time zone of the place, such as America/Detroit.");
const link = z.string().describe("An address elsewhere, or a path on this site.");
const page = z
  .string()
  .regex(/^\/[\w/-]*$/)
  .describe("The path of its page on this site.");
const city = z.string();
const state = z
  .string()
  .describe(
    "Its code, such as MI, or what is written behind the city; left out where there is none.",
  );

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("Two letters, such as US.");

const jersey = z.int().min(0).max(99).or(z.literal("00"));

/** A person of any roster. Privacy settings reduce the name to initials, or omit the row. */
export const playerRow = z.strictObject({
  id,
  firstName: z
    .string()
    .describe(
      "An initial where the person is shown by initials; empty for somebody with one name.",
    ),
  lastName: z.string().describe("An initial where the person is shown by initials."),
  nickname: z.string().optional(),
  jersey: jersey.describe("The number worn last, else the usual one.").optional(),
  otherJerseys: z
    .array(z.string().regex(/^\d{4}: \d{1,2}$/))
    .describe("The number of each season in which it was another one, such as 2019: 29."),
  position: z.enum(POSITIONS).optional(),
  seasons: years.describe("All years on the team, as player or coach."),
  captainIn: years,
  coachIn: years,
  page: page.describe("The path of the page; somebody who was on no roster has none.").optional(),
});

/** A season of the team. The published record is official; the counted one is the sum of the games. */
export const seasonRow = z.strictObject({
  year,
  name: z.string(),
  publishedWins: count.optional(),
  publishedLosses: count.optional(),
  publishedTies: count.describe("Left out where no tie is published.").optional(),
  finish: z.string().optional(),
  countedWins: count.describe("Of the games with scores at sanctioned tournaments."),
  countedLosses: count,
  countedTies: count,
  players: z.array(id).describe("Ids of players.json, in published order."),
  captains: z.array(id),
  coaches: z.array(id),
  highlights: z.array(z.string()),
  page,
});

export const tournamentRow = z.strictObject({
  id,
  year,
  name: z.string(),
  start: day.optional(),
  end: day.describe("The last day.").optional(),
  timeZone: zone,
  city,
  state: state.optional(),
  country,
  league: z.boolean().describe("It lasts several weekends or a season."),
  sanctioned: z.boolean(),
  cancelled: z.boolean(),
  seed: z.int().min(1).optional(),
  result: z.int().min(1).describe("The finishing place.").optional(),
  remark: z.string().optional(),
  link: link.optional(),
  page: page.describe("The path of its page; one without dates has none.").optional(),
});

/** A game of a sanctioned tournament. Without a score it is upcoming, or its score is unknown. */
export const gameRow = z.strictObject({
  tournament: id,
  year,
  opponent: id
    .describe("An id of opponents.json; left out as long as other games decide who it is.")
    .optional(),
  type: z.enum(GAME_TYPES),
  round: z.string().optional(),
  at: z.enum(["home", "away"]).optional(),
  date: day.optional(),
  time: time.optional(),
  timeZone: zone,
  us: count.describe("Left out where a forfeit has no points.").optional(),
  them: count.optional(),
  outcome: z.enum(["win", "loss", "tie"]).optional(),
  forfeit: z.boolean(),
  cancelled: z.boolean().describe("It was not played, and will not be."),
  remark: z.string().optional(),
  video: link.optional(),
});

export const opponentRow = z.strictObject({
  id,
  name: z.string(),
  city: city.optional(),
  state: state.optional(),
  country: country.optional(),
  formerly: z.array(id).describe("The ids under which the same team played before."),
  metIn: years.describe("The years in which a game against it is on record."),
});

export const badgeRow = z.strictObject({
  id,
  title: z.string(),
  value: z.string().describe("The core value that it counts for."),
  rule: z.string().describe("How it is earned."),
  createdBy: id.describe("An id of players.json.").optional(),
  editions: years.describe(
    "The years whose set on record has it; the sets of other years are unknown.",
  ),
  page,
});

export const awardRow = z.strictObject({
  edition: year,
  badge: id,
  player: id,
  date: day,
  time: time.optional(),
  zone: z
    .string()
    .describe("The zone of the time, as it was logged: EDT, or Europe/Berlin.")
    .optional(),
  note: z.string().optional(),
});

export const newsRow = z.strictObject({
  date: day,
  title: z.string(),
  author: z.string(),
  type: z.enum(["ARTICLE", "VIDEO"]),
  link,
  tournament: id.optional(),
});

export type PlayerRow = z.infer<typeof playerRow>;
export type SeasonRow = z.infer<typeof seasonRow>;
export type TournamentRow = z.infer<typeof tournamentRow>;
export type GameRow = z.infer<typeof gameRow>;
export type OpponentRow = z.infer<typeof opponentRow>;
export type BadgeRow = z.infer<typeof badgeRow>;
export type AwardRow = z.infer<typeof awardRow>;
export type NewsRow = z.infer<typeof newsRow>;
