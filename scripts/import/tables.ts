import { z } from "zod";
import type { Draft } from "#app/content/content.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { type Problem, textProblem } from "#app/content/problem.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { awardLog } from "#app/content/schema/badge-quest.ts";
import { clockTime, day, name, opponentReference, year } from "#app/content/schema/fields.ts";
import { gameType } from "#app/content/schema/tournament.ts";
import { POSITIONS } from "#app/domain/roster.ts";
import type { Texts } from "#scripts/captain/propose.ts";

/** Cells are texts, so a number is written in digits. */
const digits = (pattern: RegExp, description: string) =>
  z.string().regex(pattern).describe(description);

const points = digits(/^\d{1,2}$/, "A score is a whole number.")
  .transform(Number)
  .optional();

/** One game per row. `us` and `them` are empty until it is played. */
const game = z.strictObject({
  tournament: name.describe("Name a tournament by its file, such as 2027-fog-bowl."),
  opponent: opponentReference,
  date: day.optional(),
  time: clockTime.optional(),
  type: gameType,
  round: name.optional(),
  us: points,
  them: points,
});

/** One person of one season per row. */
const person = z.strictObject({
  season: digits(/^(?:19|20)\d\d$/, "A season is a year, such as 2027.")
    .transform(Number)
    .pipe(year),
  first: name,
  last: name.optional(),
  nickname: name.optional(),
  number: digits(/^\d{1,2}$/, "A jersey number is a whole number from 0 to 99, or 00.")
    .transform((number) => (number === "00" ? number : Number(number)))
    .optional(),
  position: z.enum(POSITIONS).optional(),
  role: z
    .enum(["player", "captain", "coach"])
    .describe("A role is player, captain or coach. Empty is player.")
    .default("player"),
});

export type GameRow = z.output<typeof game>;
export type PersonRow = z.output<typeof person>;

/** The tables that can be imported. The first line of a file has the names of its columns, in this order. */
export const tables = {
  games: z.array(game).max(2000),
  people: z.array(person).max(2000),
  awards: awardLog,
} as const;

/** The first line of each table. */
export const headers = Object.values(tables).map(({ element }) =>
  Object.keys(schemaNode(element).properties ?? {}).join(),
);

/** The rows of a table, and their problems. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly problems: readonly Problem[];
  /** Refuses a row at its line and the column of a field. */
  readonly refuse: (index: number, field: string, cause: string, remedy: string) => void;
}

/** Adds rows to the content. */
export type AddRows<T> = (rows: Rows<T>, draft: Draft, texts: Texts) => Texts;

/** Reads a table by its schema. */
export function readRows<T>(schema: z.ZodType<T[]>, file: string, text: string): Rows<T> {
  const { value = [], locate, problems: found } = parseEntry(file, text, schema);
  const problems = [...found];
  const refuse: Rows<T>["refuse"] = (index, field, cause, remedy) => {
    problems.push({ file, ...textProblem(locate([index, field]), { cause, remedy }, field) });
  };
  return { rows: value, problems, refuse };
}
