import { getYear } from "#app/domain/dates/day.ts";
import { dateRangeInSeason } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { groupGames, groupRounds } from "#app/domain/games/playing-order.ts";
import type { TournamentId } from "#app/domain/ids.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { countRecord, recordText, type TeamRecord } from "#app/domain/records.ts";
import { placeText } from "#app/domain/tournaments.ts";
import { type GameShape, shapeGame } from "#app/entities/game/shape.ts";
import { itemAt } from "#app/lib/list.ts";
import { wasCanceled } from "#app/record/events.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import * as words from "#words/facts.ts";

/** Games under one heading: pool play, a round, a week of a league. */
export interface GameGroup {
  readonly heading: string;
  /** Undefined before the first score. */
  readonly record?: TeamRecord | undefined;
  readonly games: readonly GameShape[];
}

/** A tournament in lists, cards and links, without its games. */
export interface TournamentShape {
  readonly id: TournamentId;
  readonly name: string;
  readonly year: number;
  /** Year of its last day, if it is another one. */
  readonly endYear?: number | undefined;
  /** Set while it has no dates. */
  readonly hasNoPage?: true | undefined;
  /** "October 1 - 2", with years only across New Year; or that they are not announced. */
  readonly dates: string;
  /** "Zeeland, MI" */
  readonly where: string;
  /** Link to a map, on pages that show one. */
  readonly map?: string | undefined;
  /** Undefined before the first score. */
  readonly record?: TeamRecord | undefined;
  /** Its finishing place: "1st", or "T9th" if others share it. */
  readonly place?: string | undefined;
  /** That it was canceled or cut short, or else the remark on it, such as on its finishing place. */
  readonly note?: string | undefined;
}

export interface PlayedTournament extends TournamentShape {
  readonly groups: readonly GameGroup[];
}

/** The record over games; without a score there is none. */
function findRecord(games: readonly Game[]): TeamRecord | undefined {
  return playedOnly(games).length === 0 ? undefined : countRecord(games);
}

/** Note on a tournament that was canceled or cut short. */
function describeEnd(tournament: Tournament): string | undefined {
  if (tournament.cancelled !== true) return undefined;
  const { games } = tournament;
  return wasCanceled(tournament)
    ? words.canceled
    : words.endedEarly(games.length - playedOnly(games).length);
}

/** A tournament without its games. */
export function shapeTournament(tournament: Tournament): TournamentShape {
  const { id, name, year, dates, location, games, season } = tournament;
  const endYear = dates === undefined ? year : getYear(dates.end);
  return {
    id,
    name,
    year,
    endYear: endYear === year ? undefined : endYear,
    hasNoPage: dates === undefined ? true : undefined,
    dates:
      dates === undefined
        ? words.datesToBeAnnounced
        : dateRangeInSeason(dates.start, dates.end, year),
    where: describePlace(location),
    record: findRecord(games),
    place: placeText(tournament, season?.results?.finish),
    note: describeEnd(tournament) ?? tournament.remark,
  };
}

/** Its title with place and record: "Fog Bowl 2024: 2nd, 2–1"; before the first score its title. */
export function titleWithResult(tournament: Tournament): string {
  const { record, place } = shapeTournament(tournament);
  if (record === undefined) return tournament.title;
  return `${tournament.title}: ${place === undefined ? "" : `${place}, `}${recordText(record)}`;
}

/** A tournament with its games. */
export function shapeWithGames(tournament: Tournament, record: ClubRecord): PlayedTournament {
  const games = tournament.games.map((game) => shapeGame(game, record));
  return { ...shapeTournament(tournament), groups: shapeGroups(tournament, games) };
}

/**
 * Groups games in playing order under pool play, bracket and consolation; in a league by round or week.
 *
 * @param shapes its games in playing order
 */
export function shapeGroups(
  { league, games }: Tournament,
  shapes: readonly GameShape[],
): GameGroup[] {
  const groups = league === true ? groupRounds(games) : groupGames(games);
  return groups.map(({ heading, games: ofGroup }) => ({
    heading,
    record: findRecord(ofGroup),
    games: ofGroup.map((game) => itemAt(shapes, games.indexOf(game))),
  }));
}
