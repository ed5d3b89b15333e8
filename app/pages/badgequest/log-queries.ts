import { groupBy, sortedBy } from "#app/lib/list.ts";
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

/** A badge with a person's awards of it, or a person with her awards of a badge. */
export interface Earned<Of> {
  of: Of;
  awards: readonly LoggedAward[];
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

/** A person's awards by badge, most earned first, ties in order of activation. */
export function byKind(quest: Quest, awards: readonly LoggedAward[]): Earned<QuestBadge>[] {
  const kinds = groupBy(awards, ({ badge }) => badge);
  const earned = quest.badges.flatMap((badge) => {
    const hers = kinds.get(badge);
    return hers === undefined ? [] : [{ of: badge, awards: hers }];
  });
  return sortedBy(earned, ({ awards: hers }) => -hers.length);
}

/** People who earned a badge, most often first, ties in order of the leaderboard. */
export function byEarner(quest: Quest, awards: readonly LoggedAward[]): Earned<QuestPerson>[] {
  const earners = groupBy(awards, ({ person }) => person);
  return quest.people
    .flatMap((person) => {
      const hers = earners.get(person);
      return hers === undefined ? [] : [{ of: person, awards: hers }];
    })
    .toSorted((one, other) => other.awards.length - one.awards.length);
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
