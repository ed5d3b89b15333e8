import { dateRange } from "#app/domain/dates/date-range.ts";
import { gameTime } from "#app/domain/dates/game-time.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/margin.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { locationText } from "#app/domain/places/location.ts";
import { pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import type { ClubRecord, Game, Season, Tenure, Tournament } from "#app/record/record.ts";
import { shapeStory } from "#app/page/story/story.ts";
import { mayChange } from "#app/record/dated-events.ts";
import { seasonFigures } from "#app/record/season-figures.ts";
import * as counts from "#words/grammar/counts.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/season.ts";
import type { SeasonData, SeasonGame, SeasonMember, SeasonTournament } from "./season-data.ts";
import { shapeFigures } from "./shape-figures.ts";
import { shapeQuest } from "./shape-quest.ts";

/** How many stories and sleeves the page shows of all. */
const STORIES = 6;
const SLEEVES = 8;

function shapeMember({ person, as }: Tenure): SeasonMember {
  const number = as === "coach" ? personFacts.coachNumber : String(person.jersey ?? "");
  return { id: person.id, name: fullName(person.name), number, as };
}

function shapeGame(game: Game, index: number): SeasonGame[] {
  if (game.kind !== "played") return [];
  return [
    {
      key: `${game.tournament.id}-${index}`,
      outcome: outcomeOf(game.score),
      score: pointsText(game.score),
      margin: Math.abs(marginOf(game.score)),
      opponent: displayName(game.opponent),
      ...(game.forfeit === true ? ({ forfeit: true } as const) : {}),
      when: game.date === undefined ? "" : gameTime(game.date, game.time),
    },
  ];
}

function datesOf({ dates }: Tournament): string {
  return dates === undefined ? eventFacts.datesToBeAnnounced : dateRange(dates.start, dates.end);
}

function shapeTournament(tournament: Tournament): SeasonTournament {
  const { id, name, dates, location, result, games } = tournament;
  const played = playedOnly(games);
  return {
    id,
    name,
    hasPage: dates !== undefined,
    dates: datesOf(tournament),
    where: locationText(location),
    record: played.length === 0 ? undefined : recordText(countRecord(played)),
    place: result,
    games: games.flatMap(shapeGame),
  };
}

/** "Spring Scrimmage, April 2: not sanctioned, no games in the record." */
function unsanctionedOf(tournaments: readonly Tournament[]): string | undefined {
  const others = tournaments.filter(({ sanctioned }) => !sanctioned);
  if (others.length === 0) return undefined;
  const names = others.map((one) =>
    one.dates === undefined ? one.name : `${one.name}, ${datesOf(one)}`,
  );
  return words.notSanctioned(names.join("; "));
}

function teamOf(members: readonly SeasonMember[]): string {
  const coaches = members.filter(({ as }) => as === "coach").length;
  const players = counts.players(members.length - coaches);
  return coaches === 0 ? players : `${players}, ${counts.coaches(coaches)}`;
}

/** A season with everything that belongs to it. */
export function shapeSeason(
  season: Season,
  record: ClubRecord,
  shownEdition: number | undefined,
): Omit<SeasonData, "lead" | "art" | "official"> {
  const members = season.members.map(shapeMember);
  const stories = newestFirst(season.news, ({ date }) => date).map(shapeStory);
  const shelf = season.playlists?.playlists.slice(0, SLEEVES) ?? [];
  return {
    year: season.year,
    season: season.id,
    years: record.seasons.map(({ year }) => year),
    figures: shapeFigures(season),
    tournaments: seasonFigures(season).sanctioned.map(shapeTournament),
    isOpen: mayChange(season, record),
    unsanctioned: unsanctionedOf(season.tournaments),
    highlights: season.highlights,
    release: season.rosterAnnounceLink,
    members,
    captains: season.captains.map(({ id }) => id),
    team: teamOf(members),
    quest: shapeQuest(season, shownEdition),
    playlists: shelf.map(({ id, title }) => ({ id, title })),
    news: stories.slice(0, STORIES),
    newsCount: stories.length,
  };
}
