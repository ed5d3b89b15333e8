import { type Played, playedOnly, type Score } from "#app/domain/games/game.ts";
import { inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { oneGoalGames } from "#app/domain/records/close-games.ts";
import { pointsOf } from "#app/domain/records/points.ts";
import { countRecord, type TeamRecord } from "#app/domain/records/record.ts";
import { equallyLongest, type Run } from "#app/domain/records/runs.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Game, Season, Tournament } from "./record.ts";

type PlayedGame = Extract<Game, Played>;

/** What the games of a season add up to. */
export interface SeasonFigures {
  /** Of sanctioned tournaments, with a score, oldest first. */
  readonly games: readonly PlayedGame[];
  /** Oldest first. */
  readonly sanctioned: readonly Tournament[];
  readonly counted: TeamRecord & { readonly ties: number };
  readonly points: Score;
  readonly close: readonly PlayedGame[];
  /** The longest runs of wins: several where they are equally long, the earliest first. */
  readonly bestRuns: readonly Run<PlayedGame>[];
  readonly firstPlaces: number;
  readonly topThree: number;
}

/** Counts the tournaments of a year. */
export function figuresOf(tournaments: readonly Tournament[]): SeasonFigures {
  const sanctioned = tournaments.filter((one) => one.sanctioned);
  const games = inPlayingOrder(sanctioned.flatMap((one) => playedOnly(one.games)));
  const places = sanctioned.flatMap(({ result }) => result ?? []);
  return {
    games,
    sanctioned,
    counted: countRecord(games),
    points: pointsOf(games),
    close: oneGoalGames(games),
    bestRuns: equallyLongest(games, "win"),
    firstPlaces: places.filter((place) => place === 1).length,
    topThree: places.filter((place) => place <= 3).length,
  };
}

/** Counts a season. The published record is on the season itself and may differ. */
export const seasonFigures = onceFor(({ tournaments }: Season) => figuresOf(tournaments));

/** The sanctioned tournaments with games of years without a roster, by year. */
export function withoutRoster({ tournaments }: ClubRecord): Map<number, Tournament[]> {
  return groupBy(
    tournaments.filter(
      ({ season, sanctioned, games }) =>
        season === undefined && sanctioned && playedOnly(games).length > 0,
    ),
    ({ year }) => year,
  );
}

/** Whether the published record says something else than the games. */
export function differsFromPublished(season: Season): boolean {
  const { results } = season;
  const { counted, games } = seasonFigures(season);
  if (results === undefined || games.length === 0) return false;
  return results.wins !== counted.wins || results.losses !== counted.losses;
}
