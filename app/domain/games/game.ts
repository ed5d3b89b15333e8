import type { Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
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

/** What is known of a game, apart from its opponent and its score. */
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
