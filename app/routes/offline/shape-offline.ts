import type { Content } from "#app/content/content.ts";
import { newestPlaylists } from "#app/domain/playlists/newest-playlists.ts";
import { pageLabels, type PageName, pageNames } from "#app/paths.ts";

/** A page as the list of what is stored names it. */
export interface StorablePage {
  readonly page: PageName;
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
 * The pages of the site, with what they hold offline.
 *
 * @param plates the years of which Fifty Plates has claims
 */
export function shapeOffline(content: Content, plates: readonly number[]): StorablePage[] {
  const { badgeQuest, site } = content;
  const playlists = newestPlaylists(content.playlists)?.playlists ?? [];
  const extents: Readonly<Record<PageName, string>> = {
    home: "complete",
    about: "complete",
    news: `all ${content.news.length} stories, links need a connection`,
    results: span(years(content.seasons)),
    roster: span(years(content.rosters)),
    badgequest: span([...years(badgeQuest.history), site.badgeQuest.edition]),
    fiftyplates: span(plates),
    corevalues: "complete",
    roster2019: `${playlists.length} playlists, music needs a connection`,
  };
  return pageNames.map((page) => ({
    page,
    label: page === "home" ? "Home" : pageLabels[page],
    extent: extents[page],
  }));
}
