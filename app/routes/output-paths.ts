import { cleanPath } from "#app/lib/path.ts";

/**
 * Base name of a page's files: `results` for `/results`, `index` for Home. The document is `results.html`.
 *
 * @param path of a page, without a query
 */
export function fileStem(path: string): string {
  const clean = cleanPath(path);
  return clean === "/" ? "index" : clean.slice(1);
}

/** The calendar of all tournaments. */
export const wholeCalendar = "/calendar.ics";

/** The calendar of a season. */
export function calendarPath(year: number): string {
  return `/seasons/${year}/calendar.ics`;
}

/** Calendar file of a single tournament. */
export function tournamentCalendar(id: string): string {
  return `/tournaments/${id}/calendar.ics`;
}

/** Names of the open data tables. */
export const tableNames = [
  "players",
  "seasons",
  "tournaments",
  "games",
  "opponents",
  "badges",
  "awards",
  "news",
] as const;

export type TableName = (typeof tableNames)[number];

/** Path of a table: `/data/games.json` or `/data/games.csv`. */
export function dataPath(name: TableName, kind: "json" | "csv"): string {
  return `/data/${name}.${kind}`;
}

/** The site's feeds. */
export type FeedName = "news" | "results";

/** Path of a feed: `/news.atom`, or `/news.json` as JSON Feed. */
export function feedPath(name: FeedName, kind: "atom" | "json"): string {
  return `/${name}.${kind}`;
}

/** Stylesheet for Atom feeds in browsers. */
export const feedStyle = "/feed.css";
