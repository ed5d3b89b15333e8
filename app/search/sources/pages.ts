import type { Content } from "#app/content/content.ts";
import { hasPage } from "#app/pages/shared/has-page.ts";
import { newestYear } from "#app/domain/playlists.ts";
import {
  isEntity,
  pageLabel,
  allPages,
  pathOf,
  type PageName,
  pageLabels,
} from "#app/pages/shared/paths.ts";
import type { ClubRecord } from "#app/content/record/record.ts";
import type { PageEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/search.ts";
import { pageWords } from "#words/search.ts";
import { opponentEntries } from "./opponents.ts";

const isSearchedPage = (name: PageName): name is keyof typeof pageWords =>
  Object.hasOwn(pageWords, name);

/** Contents of each page, in a few words. */
function extents(
  content: Content,
  record: ClubRecord,
): Partial<Record<PageName, string | undefined>> {
  const { seasons, people, editions, tournaments } = record;
  const years = seasons.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const edition = editions.find(({ year }) => year === content.site.badgeQuest?.edition);
  const plates = editions.reduce((most, { claims }) => Math.max(most, claims.length), 0);
  const playlists = content.playlists.get(newestYear(content.playlists) ?? 0)?.playlists ?? [];
  const there = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  const played = tournaments.filter(({ sanctioned, dates }) => sanctioned && dates !== undefined);
  return {
    players: words.peopleFromAToZ(there.length),
    seasons: first === last ? String(first) : dates.between(first, last),
    opponents: counts.teams(opponentEntries(record).length),
    records: words.allTimeFigures,
    results: counts.tournaments(played.length),
    news: counts.stories(content.news.length),
    ...(edition && {
      badgequest: words.badgesIn(edition.awards.length, edition.year),
    }),
    fiftyplates: counts.plates(plates),
    playlists: counts.playlists(playlists.length),
    join: words.tryoutsAndContact,
    roster: seasons.find(({ id }) => id === content.site.defaultRoster)?.displayName,
    sponsors: words.sponsorsAndSupport(content.site.sponsors.length),
  };
}

/** Synonyms of a page's name. */
function synonymsOf(name: PageName, { site }: Content): string | undefined {
  const texts = isSearchedPage(name) ? [pageWords[name], ...(site.pageWords?.[name] ?? [])] : [];
  return texts.join(" ") || undefined;
}

/** Every page that there is one of, of playlists the newest year; the search does not find itself. */
export function pageEntries(content: Content, record: ClubRecord): PageEntry[] {
  const detail = extents(content, record);
  const params = { year: String(newestYear(content.playlists) ?? "") };
  return allPages().flatMap((name): PageEntry[] => {
    if (isEntity(name) || name === "search" || !hasPage(content, name)) return [];
    const title =
      name === "home"
        ? pageLabels.home
        : pageLabel(name, content.site.parts, name === "playlists" ? params.year : "");
    return [
      {
        kind: "pages",
        path: pathOf({ name, params }),
        title,
        detail: detail[name],
        hiddenKeywords: synonymsOf(name, content),
      },
    ];
  });
}
