import type { z } from "zod";
import type { TableName } from "#app/routes/data-paths.ts";
import * as words from "#words/open-data.ts";
import { latestDate } from "#app/lib/list.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { paths } from "#app/routes/paths.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { gameRows, opponentRows, playerRows, seasonRows, tournamentRows } from "./record-rows.ts";
import * as rows from "./rows.ts";
import type { AwardRow, BadgeRow, NewsRow } from "./rows.ts";

function badgeRows({ badges }: ClubRecord): BadgeRow[] {
  return Array.from(badges.values(), ({ id, title, value, rule, maker, editions }) => ({
    id,
    title,
    value,
    rule,
    createdBy: maker?.id,
    editions: editions.map(({ year }) => year),
    page: paths.badge({ slug: badgeSlug(id) }),
  }));
}

/** The awards of all editions with a log, in order of entry. */
function awardRows({ editions }: ClubRecord): AwardRow[] {
  return editions.flatMap(({ awards }) =>
    awards.map(({ edition, badge, person, date, time, zone, note }) => ({
      edition: edition.year,
      badge: badge.id,
      player: person.id,
      date,
      time,
      zone,
      note,
    })),
  );
}

function newsRows({ news }: ClubRecord): NewsRow[] {
  return news.map(({ date, title, author, type, link, tournament }) => ({
    date,
    title,
    author,
    type,
    link,
    tournament,
  }));
}

/** A serialized row; fields without a value are omitted. */
export type Row = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** One file of the open data. */
export interface Table {
  readonly name: TableName;
  /** Description of a row, in a few words. */
  readonly holds: string;
  /** The names of its fields, in their order. */
  readonly fields: readonly string[];
  /** Schema of a row, the source of its JSON Schema. */
  readonly schema: z.ZodObject;
  readonly rows: readonly Row[];
  /** Date of the newest row, or its year, from the content. */
  readonly newest: string | undefined;
}

function table<R extends Row>(
  name: TableName,
  holds: string,
  schema: z.ZodObject,
  list: readonly R[],
  dates: (row: R) => readonly (string | number | undefined)[],
): Table {
  const days = list.flatMap(dates).map((date) => (date === undefined ? date : String(date)));
  return {
    name,
    holds,
    fields: Object.keys(schema.shape),
    schema,
    rows: list,
    newest: latestDate(days),
  };
}

/** All tables of the open data, except those that the club has no data for. */
export function openTables(record: ClubRecord): readonly Table[] {
  const tables = [
    table("players", words.players, rows.playerRow, playerRows(record), (row) => row.seasons),
    table("seasons", words.seasons, rows.seasonRow, seasonRows(record), (row) => [row.year]),
    table("tournaments", words.tournaments, rows.tournamentRow, tournamentRows(record), (row) => [
      row.end,
    ]),
    table("games", words.games, rows.gameRow, gameRows(record), (row) => [row.date]),
    table("opponents", words.opponents, rows.opponentRow, opponentRows(record), (row) => row.metIn),
    table("badges", words.badges, rows.badgeRow, badgeRows(record), (row) => row.editions),
    table("awards", words.awards, rows.awardRow, awardRows(record), (row) => [row.date]),
    table("news", words.news, rows.newsRow, newsRows(record), (row) => [row.date]),
  ];
  return tables.filter((table) => table.rows.length > 0);
}
