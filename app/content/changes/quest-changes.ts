import type { Draft, Edition } from "#app/content/content.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { changedFields, counted } from "./counted.ts";

function factsChanges(before: Edition | undefined, after: Edition | undefined): string[] {
  if (before === undefined) return after === undefined ? [] : [`${after.title}: new`];
  if (after === undefined) return [`${before.title}: taken out`];
  const [{ awards: _old, ...facts }, { awards: _now, ...factsNow }] = [before, after];
  return changedFields(after.title, facts, factsNow);
}

function editionChanges(before: Edition | undefined, after: Edition | undefined): string[] {
  const title = after?.title ?? before?.title ?? "";
  return [
    ...factsChanges(before, after),
    ...counted(`${title}, awards`, before?.awards ?? [], after?.awards ?? [], (one) =>
      JSON.stringify(one),
    ),
  ];
}

/** "Tide Quest 2025, awards: 3 added"; what Badge Quest shows anew: its badges, its editions, the totals of past ones. */
export function questChanges(
  { badgeQuest: before }: Draft,
  { badgeQuest: after }: Draft,
): string[] {
  const years = new Set([...before.editions.keys(), ...after.editions.keys()]);
  return [
    ...counted("Badges", [...before.badges.values()], [...after.badges.values()], ({ id }) => id),
    ...sortedBy([...years], (year) => year).flatMap((year) =>
      editionChanges(before.editions.get(year), after.editions.get(year)),
    ),
    ...counted("Past editions", before.history, after.history, ({ year }) => `${year}`),
  ];
}
