import type { ClubRecord, PlaylistPage } from "#app/record/record.ts";
import { shapeMargins, shapeSeason } from "#app/entities/season/shape.ts";
import { shapeStories } from "#app/entities/story/shape.ts";
import type { Sources } from "#app/routes/sources.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { countStates } from "#app/domain/fifty-plates.ts";
import { describeHero, planHero, chooseTicketPlace } from "#app/art/hero/hero-plan.ts";
import { clubMark } from "#app/domain/marks.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { pageLabel, type PartNames, paths } from "#app/routes/paths.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/home.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { shapeDay } from "./shape-day.ts";

type HomeSources = Pick<Sources, "record" | "publishedAt">;

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

function listPosters(record: ClubRecord) {
  const { club, states, shownEdition, playlists } = record;
  const { awards = [], claims = [] } = shownEdition ?? {};
  const people = new Set(awards.map(({ person }) => person)).size;
  const year = newestYear(playlists);
  const badges = words.badgesOfOneSummer(awards.length, people);
  const plates = words.statesSpotted(counts.parts(countStates(claims), states.called));
  const games = [
    { page: "badgequest", art: "badge-quest", caption: badges },
    { page: "fiftyplates", art: "fifty-plates", caption: plates },
    { page: "corevalues", art: "core-values", caption: words.sliders(club.coreValues.length) },
  ] as const;
  return [
    ...games
      .filter(({ page }) => hasPage(record, page))
      .map(({ page, art, caption }) => poster(page, club.parts, { art, caption })),
    ...(year === undefined ? [] : [playlistsPoster(String(year), club.parts, playlists.get(year))]),
  ];
}

/** Data of Home, except for its artwork. */
export function shapeHome(sources: HomeSources) {
  const { record } = sources;
  const { club, news } = record;
  const plan = planHero(clubMark(record), club.founding.year);
  const day = shapeDay(club.tryouts && { ...club.tryouts, label: club.labels?.tryouts }, sources);
  return {
    /** Headline about the club: its name, division and sport, home, and first year. */
    headline: {
      name: `${club.teamName}, `,
      parts: [
        words.playing(club.founding.division),
        words.fromRegions(enumerate(club.founding.regions)),
        words.sinceYear(club.founding.year),
      ],
    },
    day,
    /** Alt text of the poster, and the position of its ticket. */
    stage: { words: describeHero(plan), ticket: chooseTicketPlace(plan) },
    /** Oldest first, with the margins of their games. */
    seasons: record.seasons.map((season) =>
      Object.assign(shapeSeason(season, record), { margins: shapeMargins(season) }),
    ),
    story: shapeStories(news)[0],
    /** "All 73 stories" */
    allStories: news.length === 1 ? words.allNews : words.allStories(news.length),
    posters: listPosters(record),
  };
}

export type HomeContent = ReturnType<typeof shapeHome>;
