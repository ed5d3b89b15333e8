import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { wholeCalendar } from "#app/page/calendar-paths.ts";
import { atomPath } from "#app/page/feed-paths.ts";
import type { Sources } from "#app/page/sources.ts";
import type { Season } from "#app/record/record.ts";
import { seasonFigures } from "#app/record/figures.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/home.ts";
import { storyKinds } from "#words/story-kinds.ts";
import type { DayData } from "./day/day-data.ts";
import { shapeDay } from "./shaping/shape-day.ts";
import { type HomeSeason, shapeSeason } from "./shaping/shape-season.ts";
import type { Content, PlaylistPage } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { claimsOf, platesSummary } from "#app/domain/fifty-plates.ts";
import { recordText } from "#app/domain/records.ts";
import { heroWords, planHero, ticketPlace, type TicketPlace } from "#app/art/hero/hero-plan.ts";
import { markName } from "#app/domain/marks.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { pageLabel, type PartNames, paths } from "#app/paths.ts";

/** One season on the rail below the poster. */
export interface RailSeason {
  id: string;
  year: number;
  record: string;
  finish: string;
  /** It has no finish yet. */
  isNow: boolean;
}

/** A page that the bar does not list, shown as a poster on Home. */
export interface Poster {
  path: string;
  name: string;
  /** Its picture on the sheet of posters. */
  art: string;
  caption: string;
}

/** The story with the latest date. */
export interface HomeStory {
  title: string;
  link: string;
  date: string;
  /** "Video, Gazette" */
  by: string;
  isVideo: boolean;
  /** "All 73 stories" */
  all: string;
}

/** A feed or calendar to follow from outside the site. */
export interface FollowWay {
  to: "calendar" | "results" | "news";
  path: string;
  label: string;
  note: string;
}

export interface HomeContent {
  /** Introduces the club: its name, division and sport, home, and first year. */
  headline: { name: string; parts: readonly string[] };
  /** Date-dependent parts: the ticket on the poster and the sheet below it. */
  day: DayData;
  /** Alt text of the poster, and the place of its ticket. */
  stage: { words: string; ticket: TicketPlace };
  /** The newest first. */
  seasons: readonly RailSeason[];
  season: HomeSeason | undefined;
  story: HomeStory | undefined;
  follow: readonly FollowWay[];
  posters: readonly Poster[];
}

type HomeSources = Pick<Sources, "content" | "record" | "publishedAt">;

type Game = "badgequest" | "fiftyplates" | "corevalues";

function poster(page: Game, names: PartNames | undefined, shows: Pick<Poster, "art" | "caption">) {
  return { path: paths[page](), name: pageLabel(page, names), ...shows };
}

function playlistsPoster(
  year: string,
  names: PartNames | undefined,
  page: PlaylistPage | undefined,
): Poster {
  return {
    path: paths.playlists({ year }),
    name: pageLabel("playlists", names, year),
    art: "playlists",
    caption: words.playlistsOfOneTeam(page?.playlists.length ?? 0),
  };
}

function postersOf(content: Content): Poster[] {
  const { site, states, badgeQuest, playlists } = content;
  const awards = badgeQuest.editions.get(site.badgeQuest?.edition ?? 0)?.awards ?? [];
  const people = new Set(awards.map((award) => award.player)).size;
  const spotted = platesSummary(claimsOf(awards, states)).states;
  const year = newestYear(playlists);
  const badges = words.badgesOfOneSummer(awards.length, people);
  const plates = words.statesSpotted(counts.parts(spotted, states.called));
  const games = [
    { page: "badgequest", art: "badge-quest", caption: badges },
    { page: "fiftyplates", art: "fifty-plates", caption: plates },
    { page: "corevalues", art: "core-values", caption: words.sliders(content.coreValues.length) },
  ] as const;
  return [
    ...games
      .filter(({ page }) => hasPage(content, page))
      .map(({ page, art, caption }) => poster(page, site.parts, { art, caption })),
    ...(year === undefined ? [] : [playlistsPoster(String(year), site.parts, playlists.get(year))]),
  ];
}

function storyOf({ news }: Content): HomeStory | undefined {
  const newest = newestFirst(news, (item) => item.date)[0];
  if (newest === undefined) return undefined;
  const { title, link, date, author, type } = newest;
  const isVideo = type === "VIDEO";
  return {
    title,
    link,
    date: longDate(date),
    by: `${isVideo ? storyKinds.VIDEO : storyKinds.ARTICLE}, ${author}`,
    isVideo,
    all: news.length === 1 ? words.allNews : words.allStories(news.length),
  };
}

/** @param hasDates whether the content has something to come */
function followOf(content: Content, hasDates: boolean): FollowWay[] {
  const note = hasDates ? words.everyGame : words.noEventsUntilDatesAreSet;
  return [
    ...(hasPage(content, "results")
      ? [
          { to: "calendar", path: wholeCalendar, label: words.calendar, note } as const,
          {
            to: "results",
            path: atomPath("results"),
            label: words.resultsFeed,
            note: words.entryForEachTournament,
          } as const,
        ]
      : []),
    ...(hasPage(content, "news")
      ? [
          {
            to: "news",
            path: atomPath("news"),
            label: words.newsFeed,
            note: words.everyNewStory,
          } as const,
        ]
      : []),
  ];
}

/** The seasons of the rail, newest first; the one that runs says so. */
function railOf(seasons: readonly Season[]): RailSeason[] {
  const newest = seasons.at(-1);
  return seasons.toReversed().map((season): RailSeason => {
    const { id, year, results } = season;
    const { counted, games } = seasonFigures(season);
    const isNow = season === newest && results?.finish === undefined;
    const isCounted = isNow && games.length > 0;
    const record = isCounted ? counted : results;
    const none = isNow ? words.upcoming : "";
    return {
      id,
      year,
      record: record === undefined ? none : recordText(record),
      finish: results?.finish ?? (isNow && record !== undefined ? words.soFar : ""),
      isNow,
    };
  });
}

export function shapeHome(sources: HomeSources): HomeContent {
  const { content, record } = sources;
  const { site } = content;
  const plan = planHero(markName(site), site.founding.year);
  const day = shapeDay(site.tryouts && { ...site.tryouts, label: site.labels?.tryouts }, sources);
  const hasDates = day.dates?.tryouts !== undefined || (day.dates?.events.length ?? 0) > 0;
  return {
    headline: {
      name: `${site.teamName}, `,
      parts: [
        words.playing(site.founding.division),
        words.fromRegions(enumerate(site.founding.regions)),
        words.sinceYear(site.founding.year),
      ],
    },
    day,
    stage: { words: heroWords(plan), ticket: ticketPlace(plan) },
    seasons: railOf(record.seasons),
    season: shapeSeason(record.seasons),
    story: storyOf(content),
    follow: followOf(content, hasDates),
    posters: postersOf(content),
  };
}
