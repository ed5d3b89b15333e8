import type { Day } from "#app/domain/dates/day.ts";

/** A game, as far as the day of an event needs it. */
export interface DatedGame {
  readonly day: Day;
  /** Its start in milliseconds since 1970; missing while its time is unknown. */
  readonly start?: number | undefined;
  readonly hasScore: boolean;
}

/** A tournament that may not be over: it lacks a score, has no games yet, or was canceled. */
export interface DatedEvent {
  readonly id: string;
  readonly start: Day;
  readonly end: Day;
  /** The time zone of the venue. */
  readonly timeZone: string;
  /** In playing order, without games whose day is unknown. */
  readonly games: readonly DatedGame[];
  readonly isCanceled?: true;
}

/** Tryouts with an end of registration, days of their own, or both. */
export interface DatedTryouts {
  /** First and last day of registration. */
  readonly from?: Day | undefined;
  readonly until?: Day | undefined;
  /** In order of time. */
  readonly days: readonly Day[];
  readonly timeZone: string;
}

/** All dates in the content that the current day matters for, in each venue's local time. */
export interface Dates {
  readonly tryouts?: DatedTryouts | undefined;
  /** In order of their first day. */
  readonly events: readonly DatedEvent[];
  /** Day of the newest season's last score, once that season has a finish. */
  readonly seasonOver?: { readonly day: Day; readonly timeZone: string } | undefined;
}

/** Time a game counts as being played after its start, unless its score arrives sooner. */
export const GAME_LENGTH = 100 * 60_000;
