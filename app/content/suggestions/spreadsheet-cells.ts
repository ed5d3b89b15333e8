import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, isDay } from "#app/domain/dates/day.ts";
import { suggestDay } from "./suggest-day.ts";

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?:[ T].*)?$/;

function dayOf(year: string, month: string, day: string): Day | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const written = [full, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return isDay(written) ? written : undefined;
}

/**
 * Reads a column of days as spreadsheets write them. Days with slashes are read as the club
 * writes days, or in the order that is given, unless a day of the same column shows that it stands the other way round (25/12/2019).
 */
export function dayReader(
  column: readonly string[],
  order?: "day-first" | "month-first",
): (cell: string) => Day | undefined {
  const parts = column.map((cell) => slashed.exec(cell.trim()));
  const firstIsDay = parts.some((part) => Number(part?.[1]) > 12);
  const secondIsDay = parts.some((part) => Number(part?.[2]) > 12);
  const usual = order === undefined ? isDayFirst() : order === "day-first";
  const dayFirst = firstIsDay === secondIsDay ? usual : firstIsDay;
  return (cell) => {
    const [, one, other, year] = slashed.exec(cell.trim()) ?? [];
    if (one === undefined || other === undefined || year === undefined) {
      return suggestDay(cell, undefined);
    }
    return dayFirst ? dayOf(year, other, one) : dayOf(year, one, other);
  };
}

const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:([ap])\.?m\.?)?$/i;

/** A time as spreadsheets write it ("9:05", "2:55:00 PM"), as HH:MM, or HH:MM:SS where there are seconds. */
export function timeOfCell(cell: string): string | undefined {
  const [, hour, minute, second, half] = clock.exec(cell.trim()) ?? [];
  const hours = Number(hour);
  if (minute === undefined || hours > 23 || Number(minute) > 59) return undefined;
  if (half !== undefined && (hours < 1 || hours > 12)) return undefined;
  const later = half?.toLowerCase() === "p" ? 12 : 0;
  const on = String(half === undefined ? hours : (hours % 12) + later).padStart(2, "0");
  return second === undefined || second === "00" ? `${on}:${minute}` : `${on}:${minute}:${second}`;
}
