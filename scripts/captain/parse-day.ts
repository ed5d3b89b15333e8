import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { dayReader } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "./content-texts.ts";

/** Error for a text that is not a day, with examples in the club's date format. */
export function noDay(written: string): Refusal {
  const example = isDayFirst() ? "12/6/2027" : "6/12/2027";
  return new Refusal(`${written} is not a date such as 2027-06-12 or ${example}.`);
}

/** Parses a typed day, in the content's format or in those of spreadsheets. */
export function parseDay(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const day = dayReader([written])(written);
  if (day === undefined) throw noDay(written);
  return day;
}
