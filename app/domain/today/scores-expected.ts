import type { Day } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import type { DatedEvent, Dates } from "./dates.ts";
import { MINUTE } from "./countdown.ts";

const SCORES_EXPECTED_HOUR = 3_600_000;

const BEFORE_FIRST = SCORES_EXPECTED_HOUR;

/** A game takes up to two hours, and reporting its score up to one. */
const AFTER_LAST = 3 * SCORES_EXPECTED_HOUR;

const SCORES_EXPECTED_LONGEST = 8 * MINUTE;

function expectsScores({ games, zone }: DatedEvent, now: number): boolean {
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
  return events.some((event) => expectsScores(event, now));
}

/** Milliseconds until the next poll: a minute, doubled after each unchanged answer, eight minutes at most. */
export function pollDelay(unchangedAnswers: number): number {
  return Math.min(SCORES_EXPECTED_LONGEST, MINUTE * 2 ** unchangedAnswers);
}
