import type { Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { sortedBy } from "#app/lib/list.ts";
import { GAME_TYPES, type GameType, gameTypeHeading } from "./game.ts";

/** The same time in the other half of the day: "22:50" is "10:50". */
export function otherHalf(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
}

interface Slot {
  readonly date?: Day | undefined;
  readonly time?: TimeOfDay | undefined;
  /** Needed to order games of several tournaments. */
  readonly tournament?: { readonly dates?: { readonly end: Day } | undefined };
}

/** These sort after every day, and after every time of a day. */
const DATE_UNKNOWN = "9999-99-99";

const TIME_UNKNOWN = "24:00";

/**
 * A copy in order of day and time. Games without a time close their day, those without a day close
 * their tournament, or come last where its days are unknown. Equals keep their order.
 */
export function inPlayingOrder<G extends Slot>(games: readonly G[]): G[] {
  return sortedBy(games, ({ date, time = TIME_UNKNOWN, tournament }) => {
    const day = date ?? tournament?.dates?.end ?? DATE_UNKNOWN;
    return `${day} ${date === undefined ? TIME_UNKNOWN : time}`;
  });
}

export interface GameGroup<G> {
  readonly type: GameType;
  readonly heading: string;
  readonly games: readonly G[];
}

/**
 * Games in playing order under their type: pool, bracket, consolation; a type without games is left
 * out.
 */
export function groupGames<G extends Slot & { readonly type: GameType }>(
  games: readonly G[],
): GameGroup<G>[] {
  const ordered = inPlayingOrder(games);
  return GAME_TYPES.map((type) => ({
    type,
    heading: gameTypeHeading(type),
    games: ordered.filter((game) => game.type === type),
  })).filter((group) => group.games.length > 0);
}
