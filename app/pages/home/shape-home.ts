import { recordText } from "#app/domain/records.ts";
import { isLongOver } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { seasonFigures } from "#app/record/figures.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { shapeStory } from "#app/entities/story/story.ts";
import type { Sources } from "#app/routes/sources.ts";
import type { Content, PlaylistPage } from "#app/content/content.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { claimsOf, platesSummary } from "#app/domain/fifty-plates.ts";
import { heroWords, planHero, ticketPlace } from "#app/art/hero/hero-plan.ts";
import { markName } from "#app/domain/marks.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { pageLabel, type PartNames, paths } from "#app/routes/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/home.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { shapeDay } from "./shape-day.ts";

type HomeSources = Pick<Sources, "content" | "record" | "publishedAt">;

type Game = "badgequest" | "fiftyplates" | "corevalues";

function poster(page: Game, names: PartNames | undefined, shows: { art: string; caption: string }) {
  return { path: paths[page](), name: pageLabel(page, names), ...shows };
}

function playlistsPoster(
  year: string,
  names: PartNames | undefined,
  page: PlaylistPage | undefined,
) {
  return {
    path: paths.playlists({ year }),
    name: pageLabel("playlists", names, year),
    art: "playlists",
    caption: words.playlistsOfOneTeam(page?.playlists.length ?? 0),
  };
}

function postersOf(content: Content) {
  const { site, states, badgeQuest, playlists } = content;
  const edition = badgeQuest.editions.get(site.badgeQuest?.edition ?? 0);
  const awards = edition?.awards ?? [];
  const people = new Set(awards.map((award) => award.player)).size;
  const spotted = platesSummary(edition ? claimsOf(edition, states) : []).states;
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

/** Seasons for the rail, newest first, including the current one. */
function railOf(record: ClubRecord) {
  const { seasons } = record;
  const newest = seasons.at(-1);
  return seasons.toReversed().map((season) => {
    const { id, year, results, tournaments } = season;
    const { counted, games } = seasonFigures(season);
    const isNow = season === newest && results?.finish === undefined;
    const isCounted = isNow && games.length > 0;
    const shown = isCounted ? counted : results;
    const isOver =
      tournaments.length > 0 && tournaments.every((tournament) => isLongOver(tournament, record));
    const none = isNow && !isOver ? words.upcoming : "";
    return {
      id,
      year,
      record: shown === undefined ? none : recordText(shown),
      finish: results?.finish ?? (isNow && shown !== undefined ? words.soFar : ""),
      /** It has no finish yet. */
      isNow,
    };
  });
}

/** Data of Home, except for its artwork. */
export function shapeHome(sources: HomeSources) {
  const { content, record } = sources;
  const { site, news } = content;
  const [newest] = newestFirst(news, ({ date }) => date);
  const plan = planHero(markName(site), site.founding.year);
  const day = shapeDay(site.tryouts && { ...site.tryouts, label: site.labels?.tryouts }, sources);
  return {
    /** Headline about the club: its name, division and sport, home, and first year. */
    headline: {
      name: `${site.teamName}, `,
      parts: [
        words.playing(site.founding.division),
        words.fromRegions(enumerate(site.founding.regions)),
        words.sinceYear(site.founding.year),
      ],
    },
    day,
    /** Alt text of the poster, and the position of its ticket. */
    stage: { words: heroWords(plan), ticket: ticketPlace(plan) },
    seasons: railOf(record),
    story: newest && shapeStory(newest),
    /** "All 73 stories" */
    allStories: news.length === 1 ? words.allNews : words.allStories(news.length),
    posters: postersOf(content),
  };
}

export type HomeContent = ReturnType<typeof shapeHome>;
