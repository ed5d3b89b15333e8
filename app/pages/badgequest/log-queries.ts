import { nameForOrder } from "#app/domain/full-name.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import type { PeopleGroup } from "#app/entities/person/shape.ts";
import type { ChartWeek } from "#app/entities/badge/chart-week.ts";
import type { QuestLog } from "./shape-log.ts";
import type { Quest } from "./shape-quest.ts";

/** All awards of an edition, newest first, each with the code of the plate it claimed. */
export function readLog(
  { badges, people }: Pick<Quest, "badges" | "people">,
  { days, plates }: QuestLog,
) {
  const awards = days.flatMap(({ day, week, awards: logged }) =>
    logged.flatMap(({ badge: badgeIndex, person: personIndex, time, note }) => {
      const [badge, person] = [badges[badgeIndex], people[personIndex]];
      if (badge === undefined || person === undefined) return [];
      const plate = badge.onMap === true ? plates[note ?? ""] : undefined;
      const when = time === undefined ? day : `${day}, ${time}`;
      return [{ badge, person, week, when, note, plate }];
    }),
  );
  // The entry serves as key, because the same badge may be earned twice at once.
  return awards.map((award, entry) => Object.assign(award, { entry }));
}

export type LoggedAward = ReturnType<typeof readLog>[number];

/** People who earned a badge, grouped by count, most first; then by name. */
export function groupEarners(awards: readonly LoggedAward[]): PeopleGroup[] {
  const times = countBy(awards, ({ person }) => person);
  const people = sortedBy([...times.keys()], nameForOrder);
  const groups = Array.from(
    groupBy(people, (person) => times.get(person) ?? 0),
    ([count, earners]): PeopleGroup => ({ count, people: earners }),
  );
  return sortedBy(groups, ({ count }) => -count);
}

/** A person's awards by core value. */
export function countByValue(awards: readonly LoggedAward[], values: readonly string[]): number[] {
  return values.map((value) => awards.filter(({ badge }) => badge.value === value).length);
}

/** A person's awards by week and core value, over all weeks of the edition. */
export function countByWeek(
  weeks: Quest["weeks"],
  awards: readonly LoggedAward[],
  values: readonly string[],
): ChartWeek[] {
  const byWeek = groupBy(awards, ({ week }) => week);
  return weeks.map(({ label }, index) => ({
    label,
    values: countByValue(byWeek.get(index) ?? [], values),
  }));
}
