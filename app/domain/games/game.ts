import type { Day } from "#app/domain/dates/day.ts";
import { clockText, gameTime, type TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { longDate, shortDate, shortWeekday } from "#app/domain/dates/written-dates.ts";
import * as words from "#words/facts.ts";

/** Game types (docs/product.md, Results), in the order a tournament plays them. */
export const GAME_TYPES = ["POOL", "BRACKET", "CONSOLATION", "LEAGUE"] as const;

export type GameType = (typeof GAME_TYPES)[number];

/** The heading over the games of a type: "Pool play", "Bracket", "Consolation". */
export function gameTypeHeading(type: GameType): string {
  return words.gameTypes[type];
}

/** A game's round, or its type, with home or away: "Semifinal", "Pool play", "Week 3, away". */
export function roundText({ round, type, at }: Pick<Fixture, "round" | "type" | "at">): string {
  const text = round ?? gameTypeHeading(type);
  return at === undefined ? text : `${text}, ${words.sides[at]}`;
}

/** Points of both teams, whole numbers from 0 up. */
export interface Score {
  readonly us: number;
  readonly them: number;
  /** The side that won a forfeit whose points don't say so; if it has none, `us` and `them` are 0. */
  readonly winner?: "us" | "them" | undefined;
}

/** The facts of a game, apart from its opponent and its score. */
export interface Fixture {
  readonly type: GameType;
  /** missing while unknown */
  readonly date?: Day | undefined;
  /** local start at the venue; missing while unknown */
  readonly time?: TimeOfDay | undefined;
  readonly forfeit?: boolean | undefined;
  /** Canceled: it was not and will not be played. */
  readonly cancelled?: boolean | undefined;
  /** In a league: at home or away. */
  readonly at?: "home" | "away" | undefined;
  /** Name of the round at the event. */
  readonly round?: string | undefined;
}

/** A game with a score, or a forfeit with its side. */
export interface Played {
  readonly kind: "played";
  readonly score: Score;
}

/** A game that is still to be played, or whose score is not known yet. */
export interface Scheduled {
  readonly kind: "scheduled";
}

/** An upcoming game whose opponent depends on other games. */
export interface Undecided {
  readonly kind: "undecided";
  readonly opponent?: undefined;
}

/** Only a played game has a score, so the types prevent showing a missing one. */
export type GameState = Played | Scheduled | Undecided;

/** A game with its opponent, which only an upcoming game may lack. */
export type GameAgainst<O> = ((Played | Scheduled) & { readonly opponent: O }) | Undecided;

/** A game in the content, with the opponent's key. */
export type Game = Fixture & GameAgainst<string>;

interface Entry<O> {
  readonly opponent?: O | undefined;
  readonly score?: Score | undefined;
}

/** Adds the kind of a game, which follows from its fields: undecided without an opponent, scheduled without a score. */
export function toGame<O, F extends Entry<O>>(
  entry: F & Entry<O>,
): Omit<F, "opponent" | "score"> & GameAgainst<O> {
  const { opponent, score, ...rest } = entry;
  if (opponent === undefined) return { kind: "undecided", ...rest };
  return score === undefined
    ? { kind: "scheduled", ...rest, opponent }
    : { kind: "played", ...rest, opponent, score };
}

/** The games that have a score. */
export function playedOnly<G extends GameState>(games: readonly G[]): Extract<G, Played>[] {
  return games.filter((game): game is Extract<G, Played> => game.kind === "played");
}

/** A text about a game, which names a forfeit: "2–1 (forfeit)". */
export function appendForfeit(
  text: string,
  { forfeit }: { forfeit?: boolean | undefined },
): string {
  return forfeit === true ? words.withForfeit(text) : text;
}

/** No tournament starts games between 8:15 PM and 6:45 AM. */
const LATEST_START = "20:15";

const EARLIEST_START = "06:45";

/** Whether "HH:MM" is a plausible start of a game; otherwise AM and PM are probably mixed up. */
export function isPlausibleHour(time: string): boolean {
  return EARLIEST_START < time && time < LATEST_START;
}

/** "HH:MM" with AM and PM swapped: "22:50" for "10:50". */
export function swapAmAndPm(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
}

/** Full date and time of a game: "October 1, 2022, 9:00 AM"; undefined while the day is unknown. */
export function whenInFull({ date, time }: Pick<Fixture, "date" | "time">): string | undefined {
  if (date === undefined) return undefined;
  return time === undefined ? longDate(date) : `${longDate(date)}, ${clockText(time)}`;
}

/**
 * Time of a game within its event: "Sat 9:00 AM". In a league, which has many Saturdays, it includes the date and
 * only breaks between date and time: "Sat, May 2, 9:00 AM". Empty while the day is unknown.
 */
export function whenAtEvent(
  { date, time }: Pick<Fixture, "date" | "time">,
  { league }: { readonly league?: boolean | undefined },
): string {
  if (date === undefined) return "";
  if (league !== true) return gameTime(date, time);
  const day = `${shortWeekday(date)}, ${shortDate(date)}`;
  const parts = time === undefined ? [day] : [day, clockText(time)];
  return parts.map((part) => part.replaceAll(" ", "\u00A0")).join(", ");
}
