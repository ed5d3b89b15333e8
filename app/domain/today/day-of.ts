import { daysBetween, type Day, addDays } from "#app/domain/dates/day.ts";
import { venueDay, venueMoment } from "#app/domain/dates/time.ts";
import * as words from "#words/facts/on-the-day.ts";

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

/** What the day makes of the content. The key names it: an event's id, a colon, and its state. */
export interface DayState {
  readonly key: string;
  /** Days until the event begins, or until registration ends; 0 on the last day. */
  readonly days?: number;
  /** The next game of today, or the one that is played now, by its place among the event's games. */
  readonly game?: number;
  /** That game has begun. */
  readonly isOn?: boolean;
  /** Milliseconds until that game begins. */
  readonly wait?: number;
}

/** How long a game counts as being played after its start, unless its score is there sooner. */
const GAME_LENGTH = 100 * 60_000;

/** How long before its first day a tournament is shown as the next one. */
const AHEAD = 60;
const WEEK = 7;
/** How many days scores may be missing before a tournament is no longer news. */
const SCORES_DUE = 14;
/** How many days the end of a season is news. */
const SEASON_END = 90;

interface Candidate extends DayState {
  /** The smaller, the more it matters (docs/product.md, Time). */
  readonly rank: number;
}

/** Whether a game is on or still to come; one without a time is to come for as long as it has no score. */
function isOpen({ start, hasScore }: DatedEvent["games"][number], now: number): boolean {
  return !hasScore && (start === undefined || now < start + GAME_LENGTH);
}

function onItsDay({ id, games, zone }: DatedEvent, now: number): Candidate {
  const today = venueDay(now, zone);
  const state = { rank: 0, key: `${id}:${today}` };
  // A game whose time is known says more than one without.
  const open = games.flatMap((game, index) =>
    game.day === today && isOpen(game, now) ? { index, start: game.start } : [],
  );
  const next = open.find(({ start }) => start !== undefined) ?? open[0];
  if (next === undefined) return state;
  const { index: game, start } = next;
  if (start === undefined) return { ...state, game };
  return now < start ? { ...state, game, wait: start - now } : { ...state, game, isOn: true };
}

function ofEvent(event: DatedEvent, now: number): Candidate[] {
  const { id, start, end, zone, games } = event;
  const today = venueDay(now, zone);
  const days = daysBetween(today, start);
  if (days > AHEAD) return [];
  if (days > WEEK) return [{ rank: 4, key: `${id}:next`, days }];
  if (days > 0) return [{ rank: 3, key: `${id}:week`, days }];
  if (today <= end) return [onItsDay(event, now)];
  const isMissing = games.length > 0 && daysBetween(end, today) <= SCORES_DUE;
  return isMissing ? [{ rank: 1, key: `${id}:played` }] : [];
}

function ofTryouts({ tryouts }: Dates, now: number): Candidate[] {
  if (tryouts === undefined) return [];
  const { from, until, zone } = tryouts;
  const today = venueDay(now, zone);
  if (today > until) return [];
  return from !== undefined && today < from
    ? [{ rank: 5, key: "tryouts:soon", days: daysBetween(today, from) }]
    : [{ rank: 2, key: "tryouts:open", days: daysBetween(today, until) }];
}

/** Days from the last game of the season to a moment. */
function daysSince({ day, zone }: NonNullable<Dates["seasonOver"]>, now: number): number {
  return daysBetween(day, venueDay(now, zone));
}

/** Whether the end of the season is no news any more, at a moment and ever after. */
export function isLongOver(seasonOver: NonNullable<Dates["seasonOver"]>, now: number): boolean {
  return daysSince(seasonOver, now) > SEASON_END;
}

function ofSeason({ seasonOver }: Dates, now: number): Candidate[] {
  if (seasonOver === undefined) return [];
  const isNews = daysSince(seasonOver, now) >= 0 && !isLongOver(seasonOver, now);
  return isNews ? [{ rank: 6, key: "season:over" }] : [];
}

/** What is shown at a moment, in milliseconds since 1970 (docs/product.md, Time). */
export function dayOf(now: number, dates: Dates): DayState {
  const all: Candidate[] = [
    ...dates.events.flatMap((event) => ofEvent(event, now)),
    ...ofTryouts(dates, now),
    ...ofSeason(dates, now),
    { rank: 7, key: "last:played" },
  ];
  const least = Math.min(...all.map(({ rank }) => rank));
  const { rank: _, ...state } = all.find(({ rank }) => rank === least) ?? {
    key: "last:played",
    rank: 7,
  };
  return state;
}

const MINUTE = 60_000;
const COUNTDOWN_HOUR = 60 * MINUTE;

export interface Countdown {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

/** Below this, minutes are counted. */
const MINUTES_BELOW = 90 * MINUTE;

/** How long until a game of today begins: in hours, and below 90 minutes in minutes, begun ones counted. */
export function countdown(wait: number): Countdown {
  return wait < MINUTES_BELOW
    ? { amount: Math.max(1, Math.ceil(wait / MINUTE)), unit: "minute" }
    : { amount: Math.round(wait / COUNTDOWN_HOUR), unit: "hour" };
}

/** How much is left to wait when the countdown says something else. */
export function nextCount(wait: number): number {
  if (wait < MINUTES_BELOW) return Math.max(0, (Math.ceil(wait / MINUTE) - 1) * MINUTE);
  return Math.max(
    MINUTES_BELOW - 1,
    Math.round(wait / COUNTDOWN_HOUR) * COUNTDOWN_HOUR - COUNTDOWN_HOUR / 2 - 1,
  );
}

/** "in 12 days", "tomorrow" */
export function inDays(days: number): string {
  return days === 1 ? words.tomorrow : words.inDays(days);
}

/** "35 min", "2 hours": what is left until a game of today. */
export function shortWait(wait: number): string {
  const { amount, unit } = countdown(wait);
  return unit === "minute" ? words.minutes(amount) : words.hours(amount);
}

/** The number and the unit on the disc; nothing where the day counts nothing. */
export function countOf(state: DayState): readonly [large: string, small: string] | undefined {
  if (state.wait !== undefined) {
    const { amount, unit } = countdown(state.wait);
    return [String(amount), words.unitBelow(unit, amount)];
  }
  if (state.isOn === true) return words.onNowBelow;
  if (state.days === undefined) return undefined;
  const noun = words.daysBelow(state.days);
  if (!state.key.startsWith("tryouts:")) return [String(state.days), noun];
  if (state.key === "tryouts:soon") return [String(state.days), words.toGo(noun)];
  return state.days === 0 ? words.lastDayBelow : [String(state.days), words.left(noun)];
}

/** Browsers count milliseconds of a timer in 31 bits; a day is long enough to wait. */
const NEXT_LOOK_LONGEST = 24 * 3_600_000;

/**
 * When to look at the clock again: at the next midnight of a venue, when a game begins or counts as over,
 * or when the countdown to a game of today says something else.
 */
export function nextLook(now: number, dates: Dates): number {
  const zones = new Set([
    ...dates.events.map(({ zone }) => zone),
    ...(dates.tryouts === undefined ? [] : [dates.tryouts.zone]),
    ...(dates.seasonOver === undefined ? [] : [dates.seasonOver.zone]),
  ]);
  const midnights = Array.from(zones, (zone) =>
    venueMoment(addDays(venueDay(now, zone), 1), "00:00", zone),
  );
  const starts = dates.events.flatMap(({ games }) => games.flatMap(({ start }) => start ?? []));
  const games = starts.flatMap((start) => [start, start + GAME_LENGTH]);
  const coming = starts.filter((start) => start > now && start - now < NEXT_LOOK_LONGEST);
  const counts = coming.map((start) => start - nextCount(start - now));
  const borders = [...midnights, ...games, ...counts].filter((at) => at > now);
  return Math.min(now + NEXT_LOOK_LONGEST, ...borders);
}

const SCORES_EXPECTED_HOUR = 3_600_000;
const BEFORE_FIRST = SCORES_EXPECTED_HOUR;
/** A game takes up to two hours, and its score an hour to be written down. */
const AFTER_LAST = 3 * SCORES_EXPECTED_HOUR;

const SCORES_EXPECTED_LONGEST = 8 * MINUTE;

function expectedOf({ games, zone }: DatedEvent, now: number): boolean {
  const byDay = new Map<Day, (number | undefined)[]>();
  for (const { day, start } of games) byDay.set(day, [...(byDay.get(day) ?? []), start]);
  const today = venueDay(now, zone);
  return [...byDay].some(([day, all]) => {
    const starts = all.filter((start) => start !== undefined);
    // A game without a time can be at any hour of its day.
    if (starts.length < all.length && day === today) return true;
    if (starts.length === 0) return false;
    return now >= Math.min(...starts) - BEFORE_FIRST && now <= Math.max(...starts) + AFTER_LAST;
  });
}

/** Whether a score may arrive now: from an hour before the first game of a day to three hours after its last one. */
export function scoresExpected({ events }: Pick<Dates, "events">, now: number): boolean {
  return events.some((event) => expectedOf(event, now));
}

/** Milliseconds until the next poll: a minute, doubled after each unchanged answer, eight minutes at most. */
export function pollDelay(unchangedAnswers: number): number {
  return Math.min(SCORES_EXPECTED_LONGEST, MINUTE * 2 ** unchangedAnswers);
}
