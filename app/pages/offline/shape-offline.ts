import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { newestYear } from "#app/domain/playlists.ts";
import {
  isEntity,
  pageLabel,
  allPages,
  buildPath,
  type PageName,
  pageLabels,
} from "#app/routes/paths.ts";
import * as words from "#words/pages/offline.ts";
import * as dates from "#words/grammar/dates.ts";

/** A page in the list of stored pages. */
export interface StorablePage {
  readonly path: string;
  readonly label: string;
  /** The part of it that works offline. */
  readonly extent: string;
}

/** `2015 to 2022`, or the only year. */
function span(years: readonly number[]): string {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : dates.between(first, last);
}

const years = (list: readonly { year: number }[]) => list.map(({ year }) => year);

/** The main pages, with the part of each that works offline. */
export function shapeOffline(record: ClubRecord): StorablePage[] {
  const { club } = record;
  const newest = newestYear(record.playlists);
  const playlists = record.playlists.get(newest ?? 0)?.playlists ?? [];
  const extents: Readonly<Partial<Record<PageName, string>>> = {
    news: words.allStories(record.news.length),
    results: span(years(record.tournaments)),
    roster: span(years(record.seasons)),
    badgequest: span([...years(record.history), club.badgeQuest?.edition ?? 0]),
    fiftyplates: span(years(record.plateEditions)),
    players: words.namesAndSeasons,
    seasons: words.currentSeason,
    join: words.formNeedsConnection,
    search: words.findsEverything,
    data: words.filesNeedConnection,
    playlists: words.musicNeedsConnection(playlists.length),
  };
  const year = { year: String(newest ?? "") };
  const there = allPages()
    .filter((page) => !isEntity(page))
    .filter((page) => hasPage(record, page));
  return there.map((name) => ({
    path: buildPath({ name, params: year }),
    label:
      name === "home"
        ? pageLabels.home
        : pageLabel(name, club.parts, name === "playlists" ? year.year : ""),
    extent: extents[name] ?? words.complete,
  }));
}
