import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { newestYear } from "#app/domain/playlists/newest-year.ts";
import {
  type EntityPage,
  isEntity,
  pageLabel,
  pageNames,
  pathOf,
  type PageName,
} from "#app/paths.ts";

/** A page as the list of what is stored names it. */
export interface StorablePage {
  readonly path: string;
  readonly label: string;
  /** How much of it is there without a connection. */
  readonly extent: string;
}

/** `2015 to 2022`, or the only year. */
function span(years: readonly number[]): string {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? String(first) : `${first} to ${last}`;
}

const years = (list: readonly { year: number }[]) => list.map(({ year }) => year);

/**
 * The pages that the site links everywhere, with what they hold offline.
 *
 * @param plates the years of which Fifty Plates has claims
 */
export function shapeOffline(content: Content, plates: readonly number[]): StorablePage[] {
  const { badgeQuest, site } = content;
  const newest = newestYear(content.playlists);
  const playlists = content.playlists.get(newest ?? 0)?.playlists ?? [];
  const extents: Readonly<Record<Exclude<PageName, EntityPage>, string>> = {
    home: "complete",
    about: "complete",
    news: `all ${content.news.length} stories, links need a connection`,
    results: span(years(content.seasons)),
    roster: span(years(content.rosters)),
    badgequest: span([...years(badgeQuest.history), site.badgeQuest?.edition ?? 0]),
    fiftyplates: span(plates),
    corevalues: "complete",
    players: "names and seasons",
    seasons: "the season shown first",
    opponents: "complete",
    records: "complete",
    join: "complete, the form needs a connection",
    sponsors: "complete",
    search: "finds everything",
    data: "the list of files, files need a connection",
    playlists: `${playlists.length} playlists, music needs a connection`,
  };
  const year = { year: String(newest ?? "") };
  const there = pageNames
    .filter((page) => !isEntity(page))
    .filter((page) => hasPage(content, page));
  return there.map((name) => ({
    path: pathOf({ name, params: year }),
    label: name === "home" ? "Home" : pageLabel(name, year),
    extent: extents[name],
  }));
}
