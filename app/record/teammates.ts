import { fold } from "#app/domain/search/fold.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Person } from "./record.ts";

/** People who shared equally many seasons with somebody. */
export interface Teammates {
  readonly seasons: number;
  /** By last name. */
  readonly people: readonly Person[];
}

/** By last, then by first name, as lists of people stand; accents and case do not matter. */
export function byName(people: readonly Person[]): Person[] {
  return sortedBy(people, ({ name }) => `${fold(name.last)} ${fold(name.first)}`);
}

/**
 * Everyone who was on the team with a person, as player or coach, by the number of seasons that they
 * shared, most first.
 */
export function teammatesOf(person: Person): Teammates[] {
  const shared = new Map<Person, number>();
  for (const { season } of person.tenures) {
    for (const member of season.members) {
      if (member.person === person) continue;
      shared.set(member.person, (shared.get(member.person) ?? 0) + 1);
    }
  }
  const groups = groupBy(shared.keys(), (mate) => shared.get(mate) ?? 0);
  return sortedBy(
    Array.from(groups, ([seasons, people]) => ({ seasons, people: byName(people) })),
    ({ seasons }) => -seasons,
  );
}
