import type { Day } from "#app/domain/dates/day.ts";

/** A game as far as the day matters. */
export interface DatedGame {
  readonly day: Day;
  /** When it begins, in milliseconds since 1970; missing while its time is unknown. */
  readonly start?: number | undefined;
  readonly hasScore: boolean;
}

/** A tournament that is not known to be over: some score is missing, or it has no games yet. */
export interface DatedEvent {
  readonly id: string;
  readonly start: Day;
  readonly end: Day;
  /** The time zone of the venue. */
  readonly zone: string;
  /** In playing order, those without a day left out. */
  readonly games: readonly DatedGame[];
}

/** Tryouts whose end is known. */
export interface DatedTryouts {
  readonly from?: Day | undefined;
  readonly until: Day;
  readonly zone: string;
}

/** All of the content that depends on the day. Times on the clock are those of each venue. */
export interface Dates {
  readonly tryouts?: DatedTryouts | undefined;
  /** In order of their first day. */
  readonly events: readonly DatedEvent[];
  /** The last day with a score of the newest season, once that season has a finish. */
  readonly seasonOver?: { readonly day: Day; readonly zone: string } | undefined;
}

/** How long a game counts as being played after its start, unless its score is there sooner. */
export const GAME_LENGTH = 100 * 60_000;
