import { fold } from "#app/domain/fold.ts";
import { makeHaystack, type Searchable } from "#app/domain/search.ts";
import { formerNumbers, lastNumber, sortByName } from "#app/record/figures.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";

/** A person, as far as the filter compares her. */
export interface FilteredPlayer extends Searchable {
  readonly id: string;
  readonly letter: string;
  readonly years: readonly number[];
}

/** Everyone who was ever on a roster, by last name, then by first. */
export function listPlayers({ people }: ClubRecord): Person[] {
  return sortByName([...people.values()].filter(({ tenures }) => tenures.length > 0));
}

/** Letter under which a last name is listed: E for Élan, # for a name without a Latin letter. */
export function firstLetter(last: string): string {
  return /[a-z]/.exec(fold(last).slice(0, 1))?.[0].toUpperCase() ?? "#";
}

/** Facts of a person for the filter, with names and all numbers to search in. */
export function shapeFilteredPlayer(person: Person): FilteredPlayer {
  const { first, last, nickname } = person.name;
  const numbers = [lastNumber(person) ?? [], formerNumbers(person)].flat();
  return {
    id: person.id,
    letter: firstLetter(last),
    years: person.tenures.map(({ season }) => season.year),
    haystack: makeHaystack([
      `${first} ${last}`,
      `${last} ${first}`,
      nickname,
      ...(person.formerly ?? []),
      ...numbers.map(String),
    ]),
  };
}
