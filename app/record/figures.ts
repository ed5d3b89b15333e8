import { leaderboard, type Standing, questPeople } from "#app/domain/badge-quest/badge-quest.ts";
import { fold } from "#app/domain/fold.ts";
import { nameForOrder } from "#app/domain/full-name.ts";
import { playedOnly, type Score } from "#app/domain/games/game.ts";
import { sortByPlayingOrder } from "#app/domain/games/playing-order.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import { displayName } from "#app/domain/opponents.ts";
import type { State } from "#app/domain/places/state.ts";
import {
  oneGoalGames,
  sumPoints,
  countRecord,
  recordText,
  type TeamRecord,
} from "#app/domain/records.ts";
import { equallyLongest, type Run } from "#app/domain/records/runs.ts";
import { isChampionship } from "#app/domain/tournaments.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type {
  ClubRecord,
  Game,
  Season,
  Tournament,
  Edition,
  Person,
  Opponent,
  PlayedGame,
} from "./record.ts";

/** Totals of a season's games. */
export interface SeasonFigures {
  /** Scored games of sanctioned tournaments, oldest first. */
  readonly games: readonly PlayedGame[];
  /** Oldest first. */
  readonly sanctioned: readonly Tournament[];
  readonly counted: TeamRecord & { readonly ties: number };
  readonly points: Score;
  readonly oneGoal: readonly PlayedGame[];
  /** The longest win streaks: all of equal length, earliest first. */
  readonly bestRuns: readonly Run<PlayedGame>[];
  readonly firstPlaces: number;
  readonly topThree: number;
}

/** Computes totals of a year's tournaments. */
export function countFigures(tournaments: readonly Tournament[]): SeasonFigures {
  const sanctioned = tournaments.filter((tournament) => tournament.sanctioned);
  const games = sortByPlayingOrder(
    sanctioned.flatMap((tournament) => playedOnly(tournament.games)),
  );
  const places = sanctioned.flatMap(({ result }) => result ?? []);
  return {
    games,
    sanctioned,
    counted: countRecord(games),
    points: sumPoints(games),
    oneGoal: oneGoalGames(games),
    bestRuns: equallyLongest(games, "win"),
    firstPlaces: places.filter((place) => place === 1).length,
    topThree: places.filter((place) => place <= 3).length,
  };
}

/** Computes a season's totals. The published record is on the season itself and may differ. */
export const seasonFigures = onceFor(({ tournaments }: Season) => countFigures(tournaments));

/** Sanctioned tournaments with games in years without a roster, by year. */
export function listWithoutRoster({ tournaments }: ClubRecord): Map<number, Tournament[]> {
  return groupBy(
    tournaments.filter(
      ({ season, sanctioned, games }) =>
        season === undefined && sanctioned && playedOnly(games).length > 0,
    ),
    ({ year }) => year,
  );
}

/** Whether the published record differs from the games. */
export function differsFromPublished(season: Season): boolean {
  const { results } = season;
  const { counted, games } = seasonFigures(season);
  if (results === undefined || games.length === 0) return false;
  return recordText(results) !== recordText(counted);
}

/**
 * Leaderboard of an edition with a log: everyone on its roster and guests, in competition ranking. Empty
 * without a log or a roster.
 */
export const rankPlayers = onceFor((edition: Edition): readonly Standing[] => {
  if (edition.awards.length === 0) return [];
  if (edition.season === undefined) return [];
  const people = questPeople(
    edition.season.members.map(({ person }) => person.id),
    edition.awards.map(({ person }) => person.id),
  );
  return leaderboard(
    people,
    countBy(edition.awards, ({ person }) => String(person.id)),
  );
});

/** The leaderboard of an edition by person. */
export const standingByPerson = onceFor(
  (edition: Edition): ReadonlyMap<string, Standing> =>
    new Map(rankPlayers(edition).map((standing) => [standing.person, standing])),
);

/** Query for an edition of Badge Quest; empty for the default edition. */
export interface QuestEditionQuery {
  readonly edition?: string;
}

/**
 * The query for an edition; undefined if Badge Quest does not show it, because it has no roster, or no log and is not the
 * default one.
 *
 * @param defaultYear the default edition; without one, Badge Quest shows none
 */
export function questEdition(
  { year, season, awards }: Edition,
  defaultYear: number | undefined,
): QuestEditionQuery | undefined {
  if (defaultYear === undefined || season === undefined) return undefined;
  if (year === defaultYear) return {};
  return awards.length === 0 ? undefined : { edition: String(year) };
}

/** How much the club has played, and where. */
export interface Reach {
  readonly seasons: number;
  /** Sanctioned tournaments that were played: with a game or a finishing place. */
  readonly tournaments: readonly Tournament[];
  /** States, districts and territories the club has played in. */
  readonly states: ReadonlySet<State>;
  /** Championships among those tournaments. */
  readonly championships: readonly Tournament[];
}

function isPlayed({ sanctioned, games, result }: Tournament): boolean {
  return sanctioned && (result !== undefined || playedOnly(games).length > 0);
}

/** Computes the reach of the club; tournaments that were not played do not count. */
export const computeReach = onceFor((record: ClubRecord): Reach => {
  const tournaments = record.tournaments.filter(isPlayed);
  const regions = tournaments.flatMap(({ location }) => location.region ?? []);
  return {
    seasons: record.seasons.length,
    tournaments,
    states: new Set(regions),
    championships: tournaments.filter(({ event }) => isChampionship(event, record.championship)),
  };
});

/** The number that a person wore in a season, else her usual one. */
export function numberIn({ tenures, jersey }: Person, season: Season | undefined) {
  return tenures.find((tenure) => tenure.season === season)?.jersey ?? jersey;
}

/** A person's most recent number, else her usual one. */
export function lastNumber({ tenures, jersey }: Person): Jersey | undefined {
  return tenures.findLast((tenure) => tenure.jersey !== undefined)?.jersey ?? jersey;
}

/** A person's former numbers, newest first. */
export function formerNumbers(person: Person): Jersey[] {
  const worn = person.tenures.flatMap(({ jersey }) => jersey ?? []).toReversed();
  return [...new Set(worn)].filter((jersey) => jersey !== lastNumber(person));
}

/** People who shared the same number of seasons with a person. */
export interface Teammates {
  readonly seasons: number;
  /** By last name. */
  readonly people: readonly Person[];
}

/** Sorts people by last, then by first name. */
export function sortByName(people: readonly Person[]): Person[] {
  return sortedBy(people, ({ name }) => nameForOrder(name));
}

/** A person's teammates, players and coaches, grouped by the number of shared seasons, most first. */
export function groupTeammates(person: Person): Teammates[] {
  const shared = new Map<Person, number>();
  for (const { season } of person.tenures) {
    for (const member of season.members) {
      if (member.person === person) continue;
      shared.set(member.person, (shared.get(member.person) ?? 0) + 1);
    }
  }
  const groups = groupBy(shared.keys(), (mate) => shared.get(mate) ?? 0);
  return sortedBy(
    Array.from(groups, ([seasons, people]) => ({ seasons, people: sortByName(people) })),
    ({ seasons }) => -seasons,
  );
}

/** Games against a team, including under its former names, oldest first. */
export const gamesAgainst = onceFor((opponent: Opponent): readonly Game[] =>
  opponent.formerly.length === 0
    ? opponent.games
    : sortByPlayingOrder([opponent, ...opponent.formerly].flatMap(({ games }) => games)),
);

/** Games with a score against a team. */
export const meetingsWith = onceFor((opponent: Opponent): readonly PlayedGame[] =>
  playedOnly(gamesAgainst(opponent)),
);

/** Whether a team has a page. A team met only at unsanctioned tournaments has none. */
export function hasOpponentPage(opponent: Opponent): boolean {
  return gamesAgainst(opponent).length > 0;
}

/** Teams with a page, sorted by displayed name. */
export const opponentsByName = onceFor(({ opponents }: ClubRecord): readonly Opponent[] =>
  sortedBy([...opponents.values()].filter(hasOpponentPage), (opponent) =>
    fold(displayName(opponent)),
  ),
);
