import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { type PeopleByCountProps, PeopleByCount } from "#app/entities/person/PeopleByCount.tsx";
import * as words from "#words/facts/badge.ts";

/** People who earned a badge in an edition, most often first, as "3 times" with the accessible name "earned 3 times". */
export function BadgeEarners({
  groups,
  ...props
}: Pick<PeopleByCountProps, "groups" | "busts" | "getLinkProps">) {
  return groups.length === 0 ? (
    <p className="muted">{words.earnedByNobody}</p>
  ) : (
    <PeopleByCount groups={groups} unit={words.timesBelow} label={timesEarned} {...props} />
  );
}
