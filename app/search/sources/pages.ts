import { hasPage } from "#app/routes/has-page.ts";
import { newestYear } from "#app/domain/playlists.ts";
import {
  isEntity,
  pageLabel,
  allPages,
  buildPath,
  type PageName,
  pageLabels,
  paths,
} from "#app/routes/paths.ts";
import type { Club, ClubRecord, Season } from "#app/record/record.ts";
import { searchWords } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, oneGoalGames, recordText } from "#app/domain/records.ts";
import { longestRuns } from "#app/domain/records/runs.ts";
import type { PageEntry } from "#app/search/search-data.ts";
import { editionName } from "#words/facts/edition.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import { pageWords, sections } from "#words/questions.ts";
import * as words from "#words/search.ts";
import { describeLeader } from "./facts.ts";
import { opponentEntries } from "./opponents.ts";
import { placeEntries } from "./places.ts";
import { pageTerms } from "./terms.ts";

const isSearchedPage = (name: PageName): name is keyof typeof pageWords =>
  Object.hasOwn(pageWords, name);

/** A short summary of each page's content. */
function summarizePages(record: ClubRecord): Partial<Record<PageName, string | undefined>> {
  const { seasons, people, editions, shownEdition: edition, tournaments } = record;
  const years = seasons.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const games = playedOnly(record.games);
  const mostPlates = editions.reduce((most, { claims }) => Math.max(most, claims.length), 0);
  const playlists = record.playlists.get(newestYear(record.playlists) ?? 0)?.playlists ?? [];
  const members = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  const played = tournaments.filter(({ sanctioned, dates }) => sanctioned && dates !== undefined);
  return {
    players: words.peopleFromAToZ(members.length),
    seasons: first === last ? String(first) : dates.between(first, last),
    opponents: counts.teams(opponentEntries(record, new Map()).length),
    records: [counts.games(games.length), recordText(countRecord(games))].join(", "),
    results: counts.tournaments(played.length),
    news: counts.stories(record.news.length),
    ...(edition && {
      badgequest: words.badgesIn(
        edition.awards.length,
        edition.year,
        describeLeader(edition, record),
      ),
    }),
    fiftyplates: counts.plates(mostPlates),
    playlists: counts.playlists(playlists.length),
    join: words.tryoutsAndContact,
    roster: record.defaultSeason.displayName,
    sponsors: words.sponsorsAndSupport(record.club.sponsors.length),
  };
}

/** Phrases that find a page, including the club's own. */
function phrasesFor(name: PageName, club: Club): readonly string[] | undefined {
  if (!isSearchedPage(name)) return undefined;
  const own = name === "home" ? [] : (club.pageWords?.[name] ?? []);
  const division = name === "about" ? searchWords(club.founding.division ?? "") : [];
  return [...pageWords[name], ...own.map((text) => searchWords(text).join(" ")), ...division];
}

/** About is found by the club's names, its universities and its regions. */
function describeAboutPage({ teamName, name, founding }: Club): Partial<PageEntry> {
  const { division, year, alumniOf = [], regions } = founding;
  return {
    names: [teamName, name],
    subtitle: words.foundedBy(division, year, alumniOf),
    hiddenKeywords: regions.join(" "),
  };
}

/** Every page except the search itself; for playlists, only the newest year. */
export function pageEntries(record: ClubRecord): PageEntry[] {
  const detail = summarizePages(record);
  const getTerms = pageTerms(record);
  const params = { year: String(newestYear(record.playlists) ?? "") };
  return allPages().flatMap((name): PageEntry[] => {
    if (isEntity(name) || name === "search" || !hasPage(record, name)) return [];
    const title =
      name === "home"
        ? pageLabels.home
        : pageLabel(name, record.club.parts, name === "playlists" ? params.year : "");
    return [
      {
        kind: "pages",
        path: buildPath({ name, params }),
        title,
        detail: detail[name],
        ...(name === "about" && describeAboutPage(record.club)),
        phrases: phrasesFor(name, record.club),
        ...getTerms(name),
      },
    ];
  });
}

/** Sections of pages that answer a question; sections without content are left out. */
export function sectionEntries(record: ClubRecord): PageEntry[] {
  const games = playedOnly(record.games);
  const [cities, close] = [placeEntries(record).length, oneGoalGames(games)];
  const [run] = longestRuns(games, "win");
  const closeRecord = [counts.games(close.length), recordText(countRecord(close))].join(", ");
  const parts = [
    ["sponsors", "press", sections.press, words.logosAndColors],
    ["records", "places", sections.places, cities > 0 && words.citiesPlayedIn(cities)],
    ["records", "runs", sections.streaks, run && counts.wins(run.games.length)],
    ["records", "by-one", sections.close, close.length > 0 && closeRecord],
  ] as const;
  return parts.flatMap(([page, id, [title, phrases], detail]): PageEntry[] =>
    detail && hasPage(record, page)
      ? [{ kind: "pages", path: `${paths[page]()}#${id}`, title, detail, phrases }]
      : [],
  );
}

/** The editions of Badge Quest, each a part of its season's page. */
export function editionEntries(record: ClubRecord): PageEntry[] {
  if (!hasPage(record, "badgequest")) return [];
  const { editions, history, seasons } = record;
  return seasons.toReversed().flatMap(({ year }): PageEntry[] => {
    const edition = editions.find((one) => one.year === year);
    const published = history.find((one) => one.year === year);
    const total = published?.totalBadges ?? edition?.awards.length ?? 0;
    if (total === 0) return [];
    const title = editionName(pageLabel("badgequest", record.club.parts, ""), year);
    const names = [edition?.title ?? [], published?.title ?? []].flat();
    const isLogged = edition !== undefined && edition.awards.length > 0;
    const winner = published?.leaders.find(({ place }) => place === 1);
    const leader = describeLeader(edition, record) ?? (winner && fullName(winner.person.name));
    return [
      {
        kind: "pages",
        path: `${paths.season({ year })}#quest`,
        title,
        detail: words.badgesIn(total, year, leader),
        names: [...new Set(names)].filter((name) => name !== title),
        yearly: "badgequest",
        year,
        ...(isLogged ? {} : { unlogged: true }),
      },
    ];
  });
}

function yearlyEntry(name: "results" | "news", { id, year }: Season, detail: string): PageEntry {
  return {
    kind: "pages",
    path: paths[name]({ season: id }),
    title: `${pageLabels[name]} ${year}`,
    detail,
    yearly: name,
    year,
  };
}

/** Results and News filtered by season: "Results 2022". */
export function yearlyEntries({ seasons }: ClubRecord): PageEntry[] {
  return seasons.toReversed().flatMap((season) => {
    const played = season.tournaments.filter(({ sanctioned }) => sanctioned).length;
    const stories = season.news.length;
    const results = played === 0 ? [] : yearlyEntry("results", season, counts.tournaments(played));
    const news = stories === 0 ? [] : yearlyEntry("news", season, counts.stories(stories));
    return [results, news].flat();
  });
}
