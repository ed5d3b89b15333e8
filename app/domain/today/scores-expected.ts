import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { groupBy } from "#app/lib/list.ts";
import { MINUTE } from "./countdown.ts";
import type { DatedEvent, Dates } from "./day-state.ts";

/** Scores are looked for from an hour before the first game. */
const LEAD_MS = 60 * MINUTE;

/** A game takes up to two hours, and reporting its score up to one. */
const TAIL_MS = 180 * MINUTE;

const MAX_POLL_DELAY_MS = 8 * MINUTE;

function isInScoreWindow({ games, timeZone }: DatedEvent, now: number): boolean {
  const today = venueDay(now, timeZone);
  return [...groupBy(games, ({ day }) => day)].some(([day, gamesOfDay]) => {
    const starts = gamesOfDay.flatMap(({ start }) => start ?? []);
    // A game without a time can be at any hour of its day.
    if (starts.length < gamesOfDay.length && day === today) return true;
    if (starts.length === 0) return false;
    return now >= Math.min(...starts) - LEAD_MS && now <= Math.max(...starts) + TAIL_MS;
  });
}

/** Whether a score may arrive now: from an hour before the first game of a day to three hours after its last one. */
export function areScoresExpected({ events }: Pick<Dates, "events">, now: number): boolean {
  return events.some((event) => isInScoreWindow(event, now));
}

/** Milliseconds until the next poll: a minute, doubled for each poll since the last new score, eight minutes at most. */
export function pollDelay(pollsSinceScore: number): number {
  return Math.min(MAX_POLL_DELAY_MS, MINUTE * 2 ** pollsSinceScore);
}
