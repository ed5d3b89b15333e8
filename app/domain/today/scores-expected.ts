import type { Day } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { MINUTE } from "./countdown.ts";
import type { DatedEvent, Dates } from "./dates.ts";

const HOUR_MS = 3_600_000;

const LEAD_MS = HOUR_MS;

/** A game takes up to two hours, and reporting its score up to one. */
const TAIL_MS = 3 * HOUR_MS;

const MAX_POLL_DELAY_MS = 8 * MINUTE;

function isInScoreWindow({ games, timeZone }: DatedEvent, now: number): boolean {
  const byDay = new Map<Day, (number | undefined)[]>();
  for (const { day, start } of games) byDay.set(day, [...(byDay.get(day) ?? []), start]);
  const today = venueDay(now, timeZone);
  return [...byDay].some(([day, all]) => {
    const starts = all.filter((start) => start !== undefined);
    // A game without a time can be at any hour of its day.
    if (starts.length < all.length && day === today) return true;
    if (starts.length === 0) return false;
    return now >= Math.min(...starts) - LEAD_MS && now <= Math.max(...starts) + TAIL_MS;
  });
}

/** Whether a score may arrive now: from an hour before the first game of a day to three hours after its last one. */
export function areScoresExpected({ events }: Pick<Dates, "events">, now: number): boolean {
  return events.some((event) => isInScoreWindow(event, now));
}

/** Milliseconds until the next poll: a minute, doubled after each unchanged answer, eight minutes at most. */
export function pollDelay(unchangedAnswers: number): number {
  return Math.min(MAX_POLL_DELAY_MS, MINUTE * 2 ** unchangedAnswers);
}
