import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { ChartWeek } from "#app/charts/chart-week.ts";
import type { Quest, QuestBadge, QuestPerson } from "./quest.ts";
import type { QuestLog } from "./quest-log.ts";

/** One award as a list shows it. */
export interface LoggedAward {
  /** its place in the log, its only name: the same badge may come twice at one moment */
  entry: number;
  badge: QuestBadge;
  person: QuestPerson;
  when: string;
  note: string | undefined;
  /** the code of the plate that the award claimed on the Fifty Plates map */
  plate: string | undefined;
}

/** A kind of badge that a person earned, or a person who earned a badge, with each time. */
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

/** A person's awards by kind, most earned first, equals in the order in which the badges came into use. */
export function byKind(quest: Quest, awards: readonly LoggedAward[]): Earned<QuestBadge>[] {
  const kinds = groupBy(awards, ({ badge }) => badge);
  const earned = quest.badges.flatMap((badge) => {
    const hers = kinds.get(badge);
    return hers === undefined ? [] : [{ of: badge, awards: hers }];
  });
  return sortedBy(earned, ({ awards: hers }) => -hers.length);
}

/** People who earned a badge, most often first, equals in the order of the leaderboard. */
export function byEarner(quest: Quest, awards: readonly LoggedAward[]): Earned<QuestPerson>[] {
  const earners = groupBy(awards, ({ person }) => person);
  return quest.people
    .flatMap((person) => {
      const hers = earners.get(person);
      return hers === undefined ? [] : [{ of: person, awards: hers }];
    })
    .toSorted((one, other) => other.awards.length - one.awards.length);
}

/** People without a badge, in the order of the leaderboard. */
export function withoutBadge(quest: Quest, awards: readonly LoggedAward[]): Earned<QuestPerson>[] {
  const earners = new Set(awards.map(({ person }) => person));
  return quest.people
    .filter((person) => !earners.has(person))
    .map((person) => ({ of: person, awards: [] }));
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
