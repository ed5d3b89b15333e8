import type { Person } from "#app/art/season/person.ts";
import { teamOf } from "#app/art/season/team.ts";
import type { Content, Roster } from "#app/content/content.ts";

/** The season that the site shows first, and who was on its team in roster order. */
export interface DefaultTeam {
  readonly roster: Roster;
  readonly people: readonly Person[];
}

/** @throws RangeError when the site names a roster that is not there */
export function defaultTeam({ site, rosters, players }: Content): DefaultTeam {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  if (roster === undefined) throw new RangeError(`There is no roster ${site.defaultRoster}.`);
  return { roster, people: teamOf(roster, players) };
}
