import type { Check } from "#app/content/checks/check.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { dayNumber } from "#app/domain/dates/day.ts";

const NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** January 1, 1970, the day with the number 0, was a Thursday. */
function weekday(number: number): number {
  return (number + 4) % 7;
}

function touchesWeekend(start: number, end: number): boolean {
  return end - start >= 6 || weekday(end) < weekday(start) || [0, 6].includes(weekday(end));
}

/** Tournaments are played at weekends, or over New Year; one from Monday to Friday mostly has another month or year. */
export const plausibleDays: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, dates }) => {
    if (dates === undefined || dates.start.slice(0, 4) !== dates.end.slice(0, 4)) return [];
    const [start, end] = [dayNumber(dates.start), dayNumber(dates.end)];
    if (end < start || touchesWeekend(start, end)) return [];
    const last = end === start ? "" : ` to ${NAMES[weekday(end)] ?? ""}`;
    return warning(
      tournamentFile(year, id),
      ["dates", "start"],
      `The tournament is played on no Saturday or Sunday, but ${NAMES[weekday(start)] ?? ""}${last}.`,
      "Compare day, month and year with the tournament's page. If they are right, nothing needs to be done.",
    );
  });
