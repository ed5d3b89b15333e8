import { type Day, dayNumber } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { dateRange } from "#app/domain/dates/written-dates.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import * as words from "#words/facts.ts";
import { GAME_TYPES, type GameType, gameTypeHeading } from "./game.ts";

interface Slot {
  readonly date?: Day | undefined;
  readonly time?: TimeOfDay | undefined;
  /** Needed to order games of several tournaments. */
  readonly tournament?: { readonly dates?: { readonly end: Day } | undefined };
}

/** Keys of unknown days and times, which sort after all others. */
const DATE_UNKNOWN = "9999-99-99";

const TIME_UNKNOWN = "24:00";

/**
 * Sorts games by day and time. Games without a time come last on their day; those without a day come last in
 * their tournament, or last of all if its dates are unknown. Equals keep their order.
 */
export function sortByPlayingOrder<G extends Slot>(games: readonly G[]): G[] {
  return sortedBy(games, ({ date, time = TIME_UNKNOWN, tournament }) => {
    const day = date ?? tournament?.dates?.end ?? DATE_UNKNOWN;
    return `${day} ${date === undefined ? TIME_UNKNOWN : time}`;
  });
}

/** Games of one type in playing order. */
export interface GameGroup<G> {
  readonly heading: string;
  readonly games: readonly G[];
}

/** Groups games in playing order by type, pool play first; types without games are left out. */
export function groupGames<G extends Slot & { readonly type: GameType }>(
  games: readonly G[],
): GameGroup<G>[] {
  const ordered = sortByPlayingOrder(games);
  return GAME_TYPES.map((type) => ({
    heading: gameTypeHeading(type),
    games: ordered.filter((game) => game.type === type),
  })).filter((group) => group.games.length > 0);
}

interface LeagueSlot extends Slot {
  readonly round?: string | undefined;
}

/** January 1, 1970, day number 0, was a Thursday; weeks begin on Monday. */
const weekNumber = (day: Day) => Math.floor((dayNumber(day) + 3) / 7);

/** The days of games in words: "May 2 - 3". */
function daysOfGames(games: readonly LeagueSlot[]): string {
  const days = games.flatMap(({ date }) => date ?? []);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? words.dayToCome : dateRange(first, last);
}

/** Games of a league in playing order, under the name of their round, or under the days of their week. */
export function groupRounds<G extends LeagueSlot>(games: readonly G[]): GameGroup<G>[] {
  const rounds = groupBy(sortByPlayingOrder(games), ({ round, date }) =>
    round === undefined ? `week ${date === undefined ? "" : weekNumber(date)}` : `round ${round}`,
  );
  return Array.from(rounds.values(), (ofRound) => ({
    heading: ofRound[0]?.round ?? daysOfGames(ofRound),
    games: ofRound,
  }));
}
