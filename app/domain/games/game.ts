import { type Day, longDate } from "#app/domain/dates/day.ts";
import { type TimeOfDay, clockText } from "#app/domain/dates/time.ts";
import * as games from "#words/facts/games.ts";
import { sortedBy } from "#app/lib/list.ts";

/**
 * What a game was played for (docs/product.md, Results), in the order in which a tournament plays
 * them.
 */
export const GAME_TYPES = ["POOL", "BRACKET", "CONSOLATION"] as const;

export type GameType = (typeof GAME_TYPES)[number];

/** The heading over the games of a type: "Pool play", "Bracket", "Consolation". */
export function gameTypeHeading(type: GameType): string {
  return games.gameTypes[type];
}

/** Points of both teams, whole numbers from 0 up. */
export interface Score {
  readonly us: number;
  readonly them: number;
}

/** What is known of a game before it starts, beside the opponent. */
interface Fixture {
  readonly type: GameType;
  /** missing while unknown */
  readonly date?: Day | undefined;
  /** local start at the venue; missing while unknown */
  readonly time?: TimeOfDay | undefined;
  readonly forfeit?: boolean | undefined;
}

/** A game with a score. */
export interface Played {
  readonly kind: "played";
  readonly score: Score;
}

/** A game that is still to be played, or whose score is not known yet. */
export interface Scheduled {
  readonly kind: "scheduled";
}

/** A game to come whose opponent is not known yet: other games decide it. */
export interface Undecided {
  readonly kind: "undecided";
  readonly opponent?: undefined;
}

/** Only a played game has a score, so the types keep a missing score from being shown. */
export type GameState = Played | Scheduled | Undecided;

/** A game with what is known of its opponent; only one to come may have none. */
export type GameAgainst<O> = ((Played | Scheduled) & { readonly opponent: O }) | Undecided;

/** A game of the content, where a team stands for its key. */
export type Game = Fixture & GameAgainst<string>;

interface Entry<O> {
  readonly opponent?: O | undefined;
  readonly score?: Score | undefined;
}

/** A fixture is a played game as soon as it has a score. */
export function gameOf<O, F extends Entry<O>>(
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
export function withForfeit(text: string, { forfeit }: { forfeit?: boolean | undefined }): string {
  return forfeit === true ? games.withForfeit(text) : text;
}

/** Games go to 15, so higher margins are drawn like it. */
const WIDEST = 15;

/** Points between the teams: positive for a win, negative for a loss, 0 for a tie. */
export function marginOf({ us, them }: Score): number {
  return us - them;
}

/**
 * Height of a game's bar in the margin chart: 3 px for a tie up to 15 px for a margin of 15 or
 * more.
 */
export function marginBarHeight(margin: number): number {
  return 3 + (Math.min(Math.abs(margin), WIDEST) / WIDEST) * 12;
}

export type Outcome = "win" | "loss" | "tie";

/** Who scored more, seen from our side. */
export function outcomeOf({ us, them }: Score): Outcome {
  if (us === them) return "tie";
  return us > them ? "win" : "loss";
}

/** The letter on a score badge, so that colour is not its only sign: "W", "L" or "T". */
export function outcomeLetter(outcome: Outcome): string {
  return games.outcomeLetters[outcome];
}

/** The word read out for a score badge: "Win", "Loss" or "Tie". */
export function outcomeWord(outcome: Outcome): string {
  return games.outcomes[outcome];
}

/** No tournament starts a game from a quarter past eight in the evening to a quarter to seven. */
const EVENING = "20:15";
const MORNING = "06:45";

/** Whether games begin at such a time, "HH:MM"; others mostly have morning and evening confused. */
export function isPlausibleHour(time: string): boolean {
  return MORNING < time && time < EVENING;
}

/** The same time in the other half of the day: "22:50" is "10:50". */
export function otherHalf(time: string): string {
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  return `${String(hour).padStart(2, "0")}${time.slice(2)}`;
}

interface Slot {
  readonly date?: Day | undefined;
  readonly time?: TimeOfDay | undefined;
  /** Where games of several tournaments stand together. */
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

/** When a game was or will be, in full: "October 1, 2022, 9:00 AM"; nothing while the day is unknown. */
export function whenInFull({ date, time }: Pick<Fixture, "date" | "time">): string | undefined {
  if (date === undefined) return undefined;
  return time === undefined ? longDate(date) : `${longDate(date)}, ${clockText(time)}`;
}
