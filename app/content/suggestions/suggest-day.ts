import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, isDay } from "#app/domain/dates/day.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * The ways people write a day. Numbers with slashes are read as the club writes days, numbers with dots
 * as where dots are used, the day first; a year of two digits is one of this century.
 */
const waysWith = (slashed: RegExp) => [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<day>\d{1,2})(?:$|[T ])/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  slashed,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d\d)$/,
  /^(?:[a-z]+,? )?(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})\b/i,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<name>[a-z]{3,9})\.?,? +(?<year>\d{4})\b/i,
  /^(?<day>\d{1,2})-(?<name>[a-z]{3,9})-(?<year>\d{4}|\d\d)$/i,
  /^(?<cut>\d{1,3}|\d{5})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2}),? +(?<cut>\d{1,3}|\d{5})$/i,
];

const monthFirst = waysWith(/^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d\d)$/);
const dayFirst = waysWith(/^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d\d)$/);

function dayIfReal(year: number, month: number, day: number): Day | undefined {
  const padded = [month, day].map((part) => String(part).padStart(2, "0"));
  const written = [year, ...padded].join("-");
  return isDay(written) ? written : undefined;
}

/**
 * The day that a text which is not written as YYYY-MM-DD probably means, or undefined where that
 * would be a guess. A year with a digit too few or too many is read as the season's.
 */
export function suggestDay(written: string, season: number | undefined): Day | undefined {
  for (const way of isDayFirst() ? dayFirst : monthFirst) {
    const parts = way.exec(written.trim())?.groups;
    if (parts === undefined) continue;
    const { year, month, day, name, cut } = parts;
    const spelled = months.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
    const inFull = year?.length === 2 ? `20${year}` : year;
    const meant = cut === undefined ? Number(inFull) : season;
    return meant === undefined
      ? undefined
      : dayIfReal(meant, Number(month ?? spelled), Number(day));
  }
  return undefined;
}
