import { fullName, nameForOrder } from "#app/domain/full-name.ts";
import { brandId } from "#app/domain/ids.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import type { CountGroup } from "#app/entities/person/count-group.ts";
import type { ChartWeek } from "#app/entities/badge/chart-week.ts";
import type { QuestLog } from "./shape-log.ts";
import type { Quest } from "./shape-quest.ts";

/** All awards of an edition, newest first, each with the code of the plate it claimed. */
export function readLog(
  { badges, people }: Pick<Quest, "badges" | "people">,
  { entries, details, plates }: QuestLog,
) {
  return entries.flatMap(([badgeIndex, personIndex, week, when, note], entry) => {
    const [badge, person] = [badges[badgeIndex], people[personIndex]];
    if (badge === undefined || person === undefined) return [];
    const plate = details[badge.id]?.onMap === true ? plates[note ?? ""] : undefined;
    // The entry serves as key, because the same badge may be earned twice at once.
    return [{ entry, badge, person, week, when, note, plate }];
  });
}

export type LoggedAward = ReturnType<typeof readLog>[number];

/** People who earned a badge, grouped by count, most first; then by name. */
export function earnersOf(awards: readonly LoggedAward[]): CountGroup[] {
  const times = countBy(awards, ({ person }) => person);
  const people = sortedBy([...times.keys()], nameForOrder);
  const groups = Array.from(
    groupBy(people, (person) => times.get(person) ?? 0),
    ([count, earners]): CountGroup => ({
      count,
      people: earners.map((person) => ({
        id: brandId(person.id),
        name: fullName(person),
        hasPage: true,
      })),
    }),
  );
  return sortedBy(groups, ({ count }) => -count);
}

/** A person's awards by core value. */
export function valuesOf(awards: readonly LoggedAward[], values: readonly string[]): number[] {
  return values.map((value) => awards.filter(({ badge }) => badge.value === value).length);
}

/** A person's awards by week and core value, over all weeks of the edition. */
export function weeksOf(
  weeks: Quest["weeks"],
  awards: readonly LoggedAward[],
  values: readonly string[],
): ChartWeek[] {
  const byWeek = groupBy(awards, ({ week }) => week);
  return weeks.map(({ label }, index) => ({
    label,
    values: valuesOf(byWeek.get(index) ?? [], values),
  }));
}
