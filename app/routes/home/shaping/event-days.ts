import { addDays, daysBetween, type Day } from "#app/domain/dates/day.ts";
import { monthAndDay, weekday } from "#app/domain/dates/written-dates.ts";
import type { DatedTournament } from "#app/record/events.ts";
import type { HeadWording, SheetWording, TicketWording } from "#app/routes/home/day/day-data.ts";

/** How many games the sheet has room for. */
export const ROWS = 5;

/** "Saturday, September 11" */
export function dayInWords(day: Day): string {
  return `${weekday(day)}, ${monthAndDay(day)}`;
}

/** Everything that an event can say, for all its states. */
export interface EventWordings {
  readonly heads: readonly HeadWording[];
  readonly sheets: readonly SheetWording[];
  readonly tickets: readonly TicketWording[];
}

/** The days of an event, from its first to its last. */
export function daysOf({ dates: { start, end } }: DatedTournament): Day[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
}
