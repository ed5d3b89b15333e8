import type { Roster } from "#app/domain/roster/people.ts";
import type { Person } from "./person.ts";
import { teamOf } from "./team.ts";

/** The part of the content that says who is on which team, and which one is shown first. */
export interface TeamContent<R extends Roster & { readonly id: string }> {
  readonly site: { readonly defaultRoster: string };
  readonly rosters: readonly R[];
  readonly players: ReadonlyMap<string, Person>;
}

/**
 * The season that the site shows first, and who was on its team in roster order.
 *
 * @throws RangeError when the site names a roster that is not there
 */
export function defaultTeam<R extends Roster & { readonly id: string }>({
  site,
  rosters,
  players,
}: TeamContent<R>): { roster: R; people: Person[] } {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  if (roster === undefined) throw new RangeError(`There is no roster ${site.defaultRoster}.`);
  return { roster, people: teamOf(roster, players) };
}
