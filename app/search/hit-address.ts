import { longDate } from "#app/domain/dates/written-dates.ts";
import { formatSides } from "#app/domain/games/outcome.ts";
import { paths } from "#app/routes/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/search.ts";
import type { HitEntry } from "./find/rank.ts";

/** Address of a hit: a page of the site, or a story on another site. */
export function getHitUrl(entry: HitEntry): string {
  switch (entry.kind) {
    case "people":
      return paths.player(entry);
    case "seasons":
      return paths.season(entry);
    case "tournaments":
      return paths.tournament(entry);
    case "games":
      return paths.tournament(entry.tournament);
    case "opponents":
      return paths.opponent(entry);
    case "places":
      return `${paths.records()}#place-${entry.id}`;
    case "badges":
      return paths.badge({ slug: entry.id });
    case "answers":
    case "pages":
      return entry.path;
    case "links":
    case "news":
      return entry.link;
  }
}

/** Unique key of a hit. Two games against one team on one day differ by their scores. */
export function hitKey(entry: HitEntry): string {
  const address = `${entry.kind} ${getHitUrl(entry)}`;
  if (entry.kind === "places") return `${address} ${entry.title}`;
  if (entry.kind !== "games") return address;
  const { opponent, detail = "", score } = entry;
  return `${address} ${opponent.id} ${detail} ${formatSides(score).join("-")}`;
}

/** The end of an entry's second line: a story's day, a person's number and seasons. */
export function describeDetail(entry: HitEntry): string | undefined {
  if (entry.kind === "news") return longDate(entry.date);
  if (entry.kind !== "people") return entry.detail;
  const number = entry.number === undefined ? [] : [words.number(entry.number)];
  return [...number, counts.seasons(entry.years.length)].join(", ");
}
