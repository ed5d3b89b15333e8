import { fullName, nameForOrder } from "#app/domain/full-name.ts";
import { brandId } from "#app/domain/ids.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import type { CountGroup } from "#app/pages/shared/people/count-group.ts";
import type { ChartWeek } from "#app/pages/shared/charts/chart-week.ts";
import type { Quest, QuestBadge, QuestLog, QuestPerson } from "./badgequest-data.ts";

/** An award in a list. */
export interface LoggedAward {
  /** its index in the log, which is its key: the same badge may be earned twice at once */
  entry: number;
  badge: QuestBadge;
  person: QuestPerson;
  when: string;
  note: string | undefined;
  /** code of the plate it claimed on the Fifty Plates map */
  plate: string | undefined;
}

interface ReadAward extends LoggedAward {
  week: number;
}

function readLog({ badges, people }: Quest, { entries, details, plates }: QuestLog): ReadAward[] {
  return entries.flatMap(([badgeIndex, personIndex, week, when, note], entry) => {
    const [badge, person] = [badges[badgeIndex], people[personIndex]];
    if (badge === undefined || person === undefined) return [];
    const plate = details[badge.id]?.onMap === true ? plates[note ?? ""] : undefined;
    return [{ entry, badge, person, week, when, note, plate }];
  });
}

/** A person's awards, newest first. */
export function awardsOfPerson(quest: Quest, log: QuestLog, { id }: QuestPerson): LoggedAward[] {
  return readLog(quest, log).filter(({ person }) => person.id === id);
}

/** A badge's awards, newest first. */
export function awardsOfBadge(quest: Quest, log: QuestLog, { id }: QuestBadge): LoggedAward[] {
  return readLog(quest, log).filter(({ badge }) => badge.id === id);
}

/** People who earned a badge by how often, most first; equals are in order of their names. */
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
  quest: Quest,
  log: QuestLog,
  { id }: QuestPerson,
  values: readonly string[],
): ChartWeek[] {
  const hers = groupBy(
    readLog(quest, log).filter(({ person }) => person.id === id),
    ({ week }) => week,
  );
  return quest.weeks.map(({ label }, index) => ({
    label,
    values: valuesOf(hers.get(index) ?? [], values),
  }));
}
