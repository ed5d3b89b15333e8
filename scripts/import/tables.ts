import { schemaNode } from "#app/content/reading/schema-node.ts";
import { z } from "zod";
import { awardLog } from "#app/content/schema/badge-quest.ts";
import { clockTime, day, name, opponentReference, year } from "#app/content/schema/fields.ts";
import { gameType } from "#app/content/schema/tournament.ts";
import { POSITIONS } from "#app/domain/roster.ts";

/** Cells are texts, so a number is written in digits. */
function digits(max: 99 | 2099, description: string) {
  return z
    .string()
    .regex(max === 99 ? /^\d{1,2}$/ : /^(?:19|20)\d\d$/)
    .describe(description);
}

/** games.csv: one game per row. `us` and `them` are empty until it is played. */
const game = z.strictObject({
  tournament: name.describe("Name a tournament by its file, such as 2027-fog-bowl."),
  opponent: opponentReference,
  date: day.optional(),
  time: clockTime.optional(),
  type: gameType,
  round: name.optional(),
  us: digits(99, "A score is a whole number.").transform(Number).optional(),
  them: digits(99, "A score is a whole number.").transform(Number).optional(),
});

/** people.csv: one person of one season per row. */
const person = z.strictObject({
  season: digits(2099, "A season is a year, such as 2027.").transform(Number).pipe(year),
  first: name,
  last: name.optional(),
  nickname: name.optional(),
  number: digits(99, "A jersey number is a whole number from 0 to 99, or 00.")
    .transform((number) => (number === "00" ? number : Number(number)))
    .optional(),
  position: z.enum(POSITIONS).optional(),
  role: z
    .enum(["player", "captain", "coach"])
    .describe("A role is player, captain or coach. Empty is player.")
    .default("player"),
});

/** A row with its line in the file. */
export type Line<T> = T & { readonly line: number };

export type GameRow = z.output<typeof game>;
export type PersonRow = z.output<typeof person>;

/** The tables that can be imported. The first line of a file is the names of its columns, in this order. */
export const tables = {
  games: z.array(game).max(2000),
  people: z.array(person).max(2000),
  awards: awardLog,
} as const;

/** The first line of a table. */
export function columnsOf(kind: keyof typeof tables): string {
  return Object.keys(schemaNode(tables[kind].element).properties ?? {}).join();
}
