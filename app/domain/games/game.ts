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

export interface PlayedGame extends Fixture {
  readonly kind: "played";
  readonly score: Score;
}

export interface ScheduledGame extends Fixture {
  readonly kind: "scheduled";
}

/** Only a played game has a score, so the types keep a missing score from being shown. */
export type Game = PlayedGame | ScheduledGame;

/** A fixture is a played game as soon as it has a score. */
export function gameOf(fixture: Fixture & { readonly score?: Score | undefined }): Game {
  const { score, ...rest } = fixture;
  return score === undefined ? { kind: "scheduled", ...rest } : { kind: "played", ...rest, score };
}
