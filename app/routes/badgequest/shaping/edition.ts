import type { Content, Edition, Roster } from "#app/content/content.ts";
import { questPeople } from "#app/domain/badge-quest/badge-quest.ts";
import { peopleOf } from "#app/domain/roster.ts";

/** An edition with its people. */
export interface PlayedEdition {
  edition: Edition;
  roster: Roster;
  /** In roster order, then guests. */
  people: readonly string[];
}

function played(edition: Edition | undefined, rosters: readonly Roster[]): PlayedEdition[] {
  const roster = rosters.find(({ id }) => id === edition?.roster);
  if (edition === undefined || roster === undefined) return [];
  const earners = edition.awards.map(({ player }) => player);
  return [{ edition, roster, people: questPeople(peopleOf(roster), earners) }];
}

/**
 * The editions that the page can show: the one that the content names first, then all others whose
 * log is kept, newest first. Throws a RangeError when the first or its roster is missing.
 */
export function shownEditions({ site, badgeQuest, rosters }: Content): PlayedEdition[] {
  const year = site.badgeQuest?.edition ?? 0;
  const first = played(badgeQuest.editions.get(year), rosters);
  if (first.length === 0) {
    throw new RangeError(`There is no edition ${year} of Badge Quest with a roster.`);
  }
  const others = [...badgeQuest.editions.values()]
    .filter((edition) => edition.year !== year && edition.awards.length > 0)
    .toReversed();
  return [...first, ...others.flatMap((edition) => played(edition, rosters))];
}
