import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { dayReader } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "./content-texts.ts";

/** That a text is no day, with examples in the order in which the club writes days. */
export function noDay(written: string): Refusal {
  const example = isDayFirst() ? "12/6/2027" : "6/12/2027";
  return new Refusal(`${written} is not a date such as 2027-06-12 or ${example}.`);
}

/** A day that somebody typed in a command, in ours or as spreadsheets have it. */
export function dayOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const day = dayReader([written])(written);
  if (day === undefined) throw noDay(written);
  return day;
}
