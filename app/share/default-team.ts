import type { Content, Player, Roster } from "#app/content/content.ts";
import { knownPeople, peopleOf } from "#app/domain/roster/people.ts";

/** The season that the site shows first, and who was on its team in roster order. */
export interface DefaultTeam {
  readonly roster: Roster;
  readonly people: readonly Player[];
}

/** @throws RangeError when the site names a roster that is not there */
export function defaultTeam({ site, rosters, players }: Content): DefaultTeam {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  if (roster === undefined) throw new RangeError(`There is no roster ${site.defaultRoster}.`);
  return { roster, people: knownPeople(peopleOf(roster), players) };
}
