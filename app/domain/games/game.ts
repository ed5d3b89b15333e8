import type { Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import type { GameType } from "./game-type.ts";

/** Points of both teams, whole numbers from 0 up. */
export interface Score {
  readonly us: number;
  readonly them: number;
}

/** What is known of a game before it starts. */
export interface Fixture {
  /** team key */
  readonly opponent: string;
  readonly type: GameType;
  /** missing while unknown */
  readonly date?: Day | undefined;
  /** local start at the venue; missing while unknown */
  readonly time?: TimeOfDay | undefined;
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

/** Only a played game has a score, so the types keep a missing score from being shown. */
export type GameState = Played | Scheduled;

export type Game = Fixture & GameState;

/** A fixture is a played game as soon as it has a score. */
export function gameOf<F extends object>(
  fixture: F & { readonly score?: Score | undefined },
): Omit<F, "score"> & GameState {
  const { score, ...rest } = fixture;
  return score === undefined ? { kind: "scheduled", ...rest } : { kind: "played", ...rest, score };
}

/** The games that have a score. */
export function playedOnly<G extends GameState>(games: readonly G[]): Extract<G, Played>[] {
  return games.filter((game): game is Extract<G, Played> => game.kind === "played");
}
