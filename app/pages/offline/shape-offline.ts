import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { newestYear } from "#app/domain/playlists.ts";
import {
  isEntity,
  pageLabel,
  allPages,
  pathOf,
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

/**
 * The main pages, with the part of each that works offline.
 *
 * @param plates years in which Fifty Plates has claims
 */
export function shapeOffline(content: Content, plates: readonly number[]): StorablePage[] {
  const { badgeQuest, site } = content;
  const newest = newestYear(content.playlists);
  const playlists = content.playlists.get(newest ?? 0)?.playlists ?? [];
  const extents: Readonly<Partial<Record<PageName, string>>> = {
    news: words.allStories(content.news.length),
    results: span(years(content.tournaments)),
    roster: span(years(content.rosters)),
    badgequest: span([...years(badgeQuest.history), site.badgeQuest?.edition ?? 0]),
    fiftyplates: span(plates),
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
    .filter((page) => hasPage(content, page));
  return there.map((name) => ({
    path: pathOf({ name, params: year }),
    label:
      name === "home"
        ? pageLabels.home
        : pageLabel(name, site.parts, name === "playlists" ? year.year : ""),
    extent: extents[name] ?? words.complete,
  }));
}
