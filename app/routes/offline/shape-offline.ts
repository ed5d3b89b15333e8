import type { Content } from "#app/content/content.ts";
import { newestYear } from "#app/domain/playlists/newest-year.ts";
import { pageLabel, pageNames, pathOf, type PageName, type Place } from "#app/paths.ts";

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
  const extents: Readonly<Record<PageName, string>> = {
    home: "complete",
    about: "complete",
    news: `all ${content.news.length} stories, links need a connection`,
    results: span(years(content.seasons)),
    roster: span(years(content.rosters)),
    badgequest: span([...years(badgeQuest.history), site.badgeQuest.edition]),
    fiftyplates: span(plates),
    corevalues: "complete",
    playlists: `${playlists.length} playlists, music needs a connection`,
  };
  const places = pageNames.flatMap((name): Place[] => {
    if (name !== "playlists") return [{ name, params: {} }];
    return newest === undefined ? [] : [{ name, params: { year: String(newest) } }];
  });
  return places.map(({ name, params }) => ({
    path: pathOf({ name, params }),
    label: name === "home" ? "Home" : pageLabel(name, params),
    extent: extents[name],
  }));
}
