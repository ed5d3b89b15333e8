import type { Check } from "#app/content/checks/check.ts";
import type { Edition } from "#app/content/content.ts";
import { awardsFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import { dayNumber } from "#app/domain/dates/day.ts";

/** So many days before all others nothing is earned: the day stands for one that was not known. */
const DAYS_ALONE = 7;

/** The award of some badges that lies alone before all others of theirs, if one does. */
function firstAlone({ awards, year }: Edition, badges: readonly string[]): Finding[] {
  const [first, second] = [...awards.entries()]
    .filter(([, { badge }]) => badges.includes(badge))
    .toSorted(([, one], [, other]) => dayNumber(one.date) - dayNumber(other.date));
  if (first === undefined || second === undefined) return [];
  const [index, { date }] = first;
  const days = dayNumber(second[1].date) - dayNumber(date);
  if (days < DAYS_ALONE) return [];
  return [
    warning(
      awardsFile(year),
      [index, "date"],
      `date is ${date}, ${days} days before any other award of the badges of that update.`,
      "Write the day on which it was earned. If it was that early, nothing needs to be done.",
    ),
  ];
}

/** The badges of an update are earned from about the same day on: one long before it has a wrong day. */
export const earlyAwards: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap((edition) =>
    (edition.updates ?? []).flatMap(({ badges }) => firstAlone(edition, badges)),
  );
