import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { newestYear } from "#app/domain/playlists/newest-year.ts";
import { plural } from "#app/lib/text/plural.ts";
import { isEntity, pageLabel, pageNames, pathOf, type PageName } from "#app/paths.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { opponentEntries } from "./opponents.ts";
import type { PageEntry } from "#app/search/search-data.ts";

/** What each page holds, in a few words. */
function extents(content: Content, record: ClubRecord): Partial<Record<PageName, string>> {
  const { seasons, people, editions, tournaments } = record;
  const years = seasons.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const edition = editions.find(({ year }) => year === content.site.badgeQuest?.edition);
  const plates = editions.reduce((most, { claims }) => Math.max(most, claims.length), 0);
  const playlists = content.playlists.get(newestYear(content.playlists) ?? 0)?.playlists ?? [];
  const there = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  const played = tournaments.filter(({ sanctioned, dates }) => sanctioned && dates !== undefined);
  return {
    players: `${plural(there.length, "person", "people")}, A to Z`,
    seasons: first === last ? String(first) : `${first} to ${last}`,
    opponents: plural(opponentEntries(record).length, "team"),
    records: "all-time figures",
    results: plural(played.length, "tournament"),
    news: plural(content.news.length, "story", "stories"),
    ...(edition && {
      badgequest: `${plural(edition.awards.length, "badge")} in ${edition.year}`,
    }),
    fiftyplates: plural(plates, "plate"),
    playlists: plural(playlists.length, "playlist"),
  };
}

/** Every page that there is one of, of playlists the newest year; the search does not find itself. */
export function pageEntries(content: Content, record: ClubRecord): PageEntry[] {
  const says = extents(content, record);
  const params = { year: String(newestYear(content.playlists) ?? "") };
  return pageNames.flatMap((name): PageEntry[] => {
    if (isEntity(name) || name === "search" || !hasPage(content, name)) return [];
    const title = name === "home" ? "Home" : pageLabel(name, params);
    return [{ kind: "pages", path: pathOf({ name, params }), title, says: says[name] }];
  });
}
