import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import type { ClubRecord } from "#app/record/record.ts";

/** Facts in a row: "Cutter, number 8, 93 badges". Missing ones are left out. */
export function joinFacts(...facts: readonly (string | false | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== false && fact !== "").join(", ");
}

/** The items with the highest value. */
export function highest<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
): readonly Item[] {
  const best = Math.max(...items.map(valueOf));
  return items.filter((item) => valueOf(item) === best);
}

/** Years as on the pages: "2015–2016, 2018". A year without a team does not break a range. */
export function writeYears(years: readonly number[], { seasons, tournaments }: ClubRecord): string {
  return yearsLabel(years, [...new Set([...seasons, ...tournaments].map(({ year }) => year))]);
}

/** A day as people type it: "10/2/2022", "10/2" and "2022-10-02"; "2/10" in day-first style. */
export function typedDates(day: Day): string {
  const { year, month, day: ofMonth } = dayParts(day);
  const short = isDayFirst() ? `${ofMonth}/${month}` : `${month}/${ofMonth}`;
  return `${short} ${short}/${year} ${day}`;
}
