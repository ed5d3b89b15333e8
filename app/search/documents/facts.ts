import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";

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

/** Everyone who was on the team in a season, those with the most seasons first. */
export function members({ people }: ClubRecord): readonly Person[] {
  const onTheTeam = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  return sortedBy(onTheTeam, ({ tenures }) => -tenures.length);
}

/** Years as on the pages: "2015–2016, 2018". Only years with a team or a tournament can break a range. */
export function writeYears(years: readonly number[], { seasons, tournaments }: ClubRecord): string {
  return yearsLabel(years, [...new Set([...seasons, ...tournaments].map(({ year }) => year))]);
}

/** A day as people type it: "10/2/2022", "10/2" and "2022-10-02"; "2/10" in day-first style. */
export function typedDates(day: Day): string {
  const { year, month, day: dayOfMonth } = dayParts(day);
  const short = isDayFirst() ? `${dayOfMonth}/${month}` : `${month}/${dayOfMonth}`;
  return `${short} ${short}/${year} ${day}`;
}
