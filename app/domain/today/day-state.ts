import { addDays, type Day, daysBetween } from "#app/domain/dates/day.ts";
import { venueDay, venueMoment } from "#app/domain/dates/venue-clock.ts";
import { nextCount } from "./countdown.ts";

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

/** State of the content on a day. */
export type DayState =
  | {
      /** Far ahead, still ahead, or in the week before it. */
      readonly is: "announced" | "next" | "week";
      readonly event: DatedEvent;
      /** Days until the event begins. */
      readonly days: number;
    }
  | {
      readonly is: "today";
      readonly event: DatedEvent;
      readonly day: Day;
      /** Index among the event's games of the current game, or of the next one today. */
      readonly game?: number;
      /** That game has begun. */
      readonly isOn?: boolean;
      /** Milliseconds until that game begins. */
      readonly wait?: number;
    }
  /** Over, with scores missing; or it was to be played within a week. */
  | { readonly is: "played" | "canceled"; readonly event: DatedEvent }
  /** One of their days, or the next one after registration. */
  | { readonly is: "tryouts today" | "tryouts ahead"; readonly day: Day }
  | { readonly is: "tryouts soon" | "tryouts open" | "season over" | "last played" };

/** Days before its start from which a tournament is shown as the next one. */
const DAYS_AHEAD = 60;

const DAYS_IN_WEEK = 7;

/** Days after which a tournament with missing scores is no longer news. */
export const SCORES_DUE = 14;

/** Days for which the end of a season is news. */
const SEASON_END = 90;

interface Candidate {
  /** Priority; lower numbers matter more (docs/product.md, Time). */
  readonly rank: number;
  readonly state: DayState;
}

/** Whether a game is on or still to come; without a time it is, until it has a score. */
function isOpen({ start, hasScore }: DatedEvent["games"][number], now: number): boolean {
  return !hasScore && (start === undefined || now < start + GAME_LENGTH);
}

function stateOnDay(event: DatedEvent, now: number): DayState {
  const day = venueDay(now, event.timeZone);
  const state = { is: "today", event, day } as const;
  // Prefer games with a known time.
  const open = event.games.flatMap((game, index) =>
    game.day === day && isOpen(game, now) ? { index, start: game.start } : [],
  );
  const next = open.find(({ start }) => start !== undefined) ?? open[0];
  if (next === undefined) return state;
  const { index: game, start } = next;
  if (start === undefined) return { ...state, game };
  return now < start ? { ...state, game, wait: start - now } : { ...state, game, isOn: true };
}

function listEventStates(event: DatedEvent, now: number): Candidate[] {
  const { start, end, timeZone, games } = event;
  const today = venueDay(now, timeZone);
  const days = daysBetween(today, start);
  if (event.isCanceled) {
    const isNear = days <= DAYS_IN_WEEK && today <= end;
    return isNear ? [{ rank: 3.5, state: { is: "canceled", event } }] : [];
  }
  if (days > DAYS_AHEAD) return [{ rank: 6.5, state: { is: "announced", event, days } }];
  if (days > DAYS_IN_WEEK) return [{ rank: 4, state: { is: "next", event, days } }];
  if (days > 0) return [{ rank: 3, state: { is: "week", event, days } }];
  if (today <= end) return [{ rank: 0, state: stateOnDay(event, now) }];
  const isMissing = games.length > 0 && daysBetween(end, today) <= SCORES_DUE;
  return isMissing ? [{ rank: 1, state: { is: "played", event } }] : [];
}

function listTryoutStates({ tryouts }: Dates, now: number): Candidate[] {
  if (tryouts === undefined) return [];
  const { from, until, days, timeZone } = tryouts;
  const today = venueDay(now, timeZone);
  if (days.includes(today)) return [{ rank: 0.5, state: { is: "tryouts today", day: today } }];
  if (until !== undefined && today <= until) {
    return from !== undefined && today < from
      ? [{ rank: 5, state: { is: "tryouts soon" } }]
      : [{ rank: 2, state: { is: "tryouts open" } }];
  }
  const next = days.find((day) => day > today);
  return next === undefined ? [] : [{ rank: 2, state: { is: "tryouts ahead", day: next } }];
}

/** Days from the last game of the season to a moment. */
function daysSince({ day, timeZone }: NonNullable<Dates["seasonOver"]>, now: number): number {
  return daysBetween(day, venueDay(now, timeZone));
}

/** Whether the end of the season is no longer news at a moment. */
export function isLongOver(seasonOver: NonNullable<Dates["seasonOver"]>, now: number): boolean {
  return daysSince(seasonOver, now) > SEASON_END;
}

function listSeasonStates({ seasonOver }: Dates, now: number): Candidate[] {
  if (seasonOver === undefined) return [];
  const isNews = daysSince(seasonOver, now) >= 0 && !isLongOver(seasonOver, now);
  return isNews ? [{ rank: 6, state: { is: "season over" } }] : [];
}

/** The state to show at a moment, in milliseconds since 1970 (docs/product.md, Time). */
export function findDayState(now: number, dates: Dates): DayState {
  const all: Candidate[] = [
    ...dates.events.flatMap((event) => listEventStates(event, now)),
    ...listTryoutStates(dates, now),
    ...listSeasonStates(dates, now),
    { rank: 7, state: { is: "last played" } },
  ];
  return all.reduce((first, candidate) => (candidate.rank < first.rank ? candidate : first)).state;
}

/** Longest timer: browsers store its milliseconds in 31 bits, and a day is long enough. */
const MAX_UPDATE_DELAY_MS = 24 * 3_600_000;

/** Time of the next update: the next midnight at a venue, the start or end of a game, or the next change of a countdown. */
export function findNextUpdate(now: number, dates: Dates): number {
  const zones = new Set([
    ...dates.events.map(({ timeZone }) => timeZone),
    ...(dates.tryouts === undefined ? [] : [dates.tryouts.timeZone]),
    ...(dates.seasonOver === undefined ? [] : [dates.seasonOver.timeZone]),
  ]);
  const midnights = Array.from(zones, (zone) =>
    venueMoment(addDays(venueDay(now, zone), 1), "00:00", zone),
  );
  const starts = dates.events.flatMap(({ games }) => games.flatMap(({ start }) => start ?? []));
  const games = starts.flatMap((start) => [start, start + GAME_LENGTH]);
  const near = starts.filter((start) => start - now < MAX_UPDATE_DELAY_MS);
  const counts = near.map((start) => start - nextCount(start - now));
  const borders = [...midnights, ...games, ...counts].filter((at) => at > now);
  return Math.min(now + MAX_UPDATE_DELAY_MS, ...borders);
}
