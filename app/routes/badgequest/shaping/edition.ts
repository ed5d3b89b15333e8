import type { Content, Edition, Roster } from "#app/content/content.ts";
import { peopleOf } from "#app/domain/roster/people.ts";

/** The edition that the page shows, and its people in roster order. */
export interface ShownEdition {
  edition: Edition;
  roster: Roster;
  people: readonly string[];
  /** Nobody while the roster is not announced. */
  firstPlayer: string | undefined;
}

/** Finds the edition that the content names. Throws a RangeError when it or its roster is missing. */
export function shownEdition({ site, badgeQuest, rosters }: Content): ShownEdition {
  const year = site.badgeQuest?.edition ?? 0;
  const edition = badgeQuest.editions.get(year);
  const roster = rosters.find(({ id }) => id === edition?.roster);
  if (edition === undefined || roster === undefined) {
    throw new RangeError(`There is no edition ${year} of Badge Quest with a roster.`);
  }
  return { edition, roster, people: peopleOf(roster), firstPlayer: roster.players[0] };
}
