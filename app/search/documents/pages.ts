import { playedOnly } from "#app/domain/games/game.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { countRecord, oneGoalGames, recordText } from "#app/domain/records.ts";
import { longestRuns } from "#app/domain/records/runs.ts";
import { plural } from "#app/lib/text.ts";
import { opponentsByName } from "#app/record/figures.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import {
  allPages,
  buildPath,
  isEntity,
  pageLabel,
  pageLabels,
  type PageName,
  paths,
} from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import * as dates from "#words/dates.ts";
import { enumerate } from "#words/grammar.ts";
import { headings, headingsOfEach } from "#words/headings.ts";
import { joinFacts, members } from "./facts.ts";

/** Words for pages, besides their names, their headings and what the club adds in site.yml. */
const pageKeywords: Partial<Record<PageName, string>> = {
  home: "homepage website main start",
  about:
    "team club mission history origin founded founder ultimate frisbee rules game play how who based hometown where university college school",
  news: "story stories article blog press media recap photo gallery video film stream highlights",
  results:
    "schedule calendar games scores matches tournaments standings rankings fixtures upcoming bracket",
  roster: "current team squad lineup members players",
  badgequest: "badges challenge leaderboard leader rules",
  fiftyplates: "license licence plates states cars road trip",
  corevalues: "values spirit mission culture brain effort skill character",
  playlists: "music song spotify playlist soundtrack",
  players: "alumni alumnae everyone people former past members numbers list",
  seasons: "years history archive past timeline every",
  opponents: "rivals rivalry enemies head to head lost lose beat played versus",
  records:
    "how many record statistics stats totals overall all-time streak figures points games wins losses ties medals podium undefeated unbeaten",
  join: "tryout tryouts open practice training train recruit register registration sign up apply try trying out new player become contact email phone address location cost fee beginner question play",
  sponsors: "sponsorship donate donation give money fundraising support partner become",
  data: "download csv json api dataset export embed widget rss feed calendar subscribe ical ics",
};

/** Words by page. */
type Terms = Partial<Record<PageName, readonly string[]>>;

/** Terms and titles from the content on a page. */
function contentTerms({ club, states, playlists }: ClubRecord): Terms {
  const { questions = [], terms = [], tryouts, sponsors, sponsorsCall, parts } = club;
  return {
    about: [
      pageLabel("corevalues", parts),
      ...terms.map(({ term }) => term),
      ...questions.map(({ question }) => question),
    ],
    join: [tryouts?.callout ?? [], (tryouts?.faq ?? []).map(({ question }) => question)].flat(),
    corevalues: club.coreValues.map(({ name }) => name),
    sponsors: [
      sponsorsCall?.title ?? [],
      states.called.many,
      sponsors.flatMap(({ tier }) => tier ?? []),
    ].flat(),
    fiftyplates: states.list.map(({ name }) => name),
    playlists: [...playlists.values()].flatMap((page) =>
      [...page.playlists, ...page.categories].map(({ title }) => title),
    ),
  };
}

/** "women’s club, founded in 2015 by alumni of the University of Michigan" */
function describeFounding({ founding: { division, year, alumniOf = [] } }: Club): string {
  const schools = alumniOf.length > 0 && ` by alumni of ${enumerate(alumniOf)}`;
  return joinFacts(division, `founded in ${year}${schools || ""}`);
}

/** The content of pages in a few words. */
function summarizePages(record: ClubRecord): Partial<Record<PageName, string | undefined>> {
  const { seasons, shownEdition, news, club, playlists, editions } = record;
  const games = playedOnly(record.games);
  const years = seasons.map(({ year }) => year);
  const current = opponentsByName(record).filter(({ now }) => now === undefined);
  return {
    about: describeFounding(club),
    players: `${counts.people(members(record).length)}, A to Z`,
    seasons: dates.between(Math.min(...years), Math.max(...years)),
    opponents: counts.teams(current.length),
    records: joinFacts(counts.games(games.length), recordText(countRecord(games))),
    results: counts.tournaments(record.tournaments.filter(({ sanctioned }) => sanctioned).length),
    news: counts.stories(news.length),
    badgequest:
      shownEdition && `${counts.badges(shownEdition.awards.length)} in ${shownEdition.year}`,
    fiftyplates: counts.plates(Math.max(0, ...editions.map(({ claims }) => claims.length))),
    playlists: counts.playlists(playlists.get(newestYear(playlists) ?? 0)?.playlists.length ?? 0),
    join: "tryouts and contact",
    roster: record.defaultSeason.displayName,
    sponsors:
      club.sponsors.length === 0 ? "support the team" : plural(club.sponsors.length, "sponsor"),
  };
}

/** Every page but those of single people, seasons and the like, and the search itself. */
function wholePages(record: ClubRecord): SearchDocument[] {
  const { club } = record;
  const notes = summarizePages(record);
  const terms: readonly Terms[] = [headings, headingsOfEach, contentTerms(record)];
  const clubWords: Terms = club.pageWords ?? {};
  // Only the playlists have a year in their label and address.
  const year = String(newestYear(record.playlists) ?? "");
  const { division, regions, alumniOf = [] } = club.founding;
  const foundingWords = [division, ...regions, ...alumniOf];
  const otherNames: Terms = { about: [club.teamName, club.name], join: ["new player"] };
  return allPages().flatMap((name): SearchDocument[] => {
    if (isEntity(name) || name === "search" || !hasPage(record, name)) return [];
    return [
      {
        kind: "pages",
        title:
          name === "home"
            ? pageLabels.home
            : pageLabel(name, club.parts, name === "playlists" ? year : ""),
        note: notes[name],
        href: buildPath({ name, params: { year } }),
        names: otherNames[name] ?? [],
        keywords: joinFacts(
          pageKeywords[name],
          ...(clubWords[name] ?? []),
          ...(name === "about" ? foundingWords : []),
        ),
        headings: terms.flatMap((termsByPage) => termsByPage[name] ?? []).join(" "),
      },
    ];
  });
}

/** The core values, each explained on their page. */
function valueDocuments(record: ClubRecord): SearchDocument[] {
  if (!hasPage(record, "corevalues")) return [];
  return record.club.coreValues.map(({ name, explanation }) => ({
    kind: "facts",
    title: name,
    note: explanation,
    href: paths.corevalues(),
    keywords: "core value",
  }));
}

/** Sections of pages that answer a question, if they are there. */
function sectionDocuments(record: ClubRecord): SearchDocument[] {
  const games = hasPage(record, "records") ? playedOnly(record.games) : [];
  const oneGoal = oneGoalGames(games);
  const longest = (outcome: "win" | "loss") => longestRuns(games, outcome)[0]?.games.length ?? 0;
  const [wins, losses] = [longest("win"), longest("loss")];
  const sections = [
    [
      hasPage(record, "sponsors") && `${paths.sponsors()}#press`,
      "Press kit",
      "logos, colors and a description",
      "media logo brand branding colors photos download contact interview",
    ],
    [
      games.some(({ tournament }) => tournament.dates) && `${paths.records()}#places`,
      "Where they played",
      undefined,
      "map city cities state venue played where",
    ],
    [
      Math.max(wins, losses) > 1 && `${paths.records()}#years`,
      "Longest streaks",
      joinFacts(wins > 1 && counts.wins(wins), losses > 1 && counts.losses(losses)),
      "winning losing win run unbeaten undefeated row",
    ],
    [
      oneGoal.length > 0 && `${paths.records()}#by-one`,
      "One-goal games",
      joinFacts(counts.games(oneGoal.length), recordText(countRecord(oneGoal))),
      "close closest universe double point one goal",
    ],
  ] as const;
  return sections.flatMap(([href, title, note, keywords]): SearchDocument[] =>
    href ? [{ kind: "pages", title, note, keywords, href }] : [],
  );
}

/** The pages, their sections and the core values, which are explained on one of them. */
export function pageDocuments(record: ClubRecord): SearchDocument[] {
  return [...wholePages(record), ...sectionDocuments(record), ...valueDocuments(record)];
}
