import { fold } from "#app/domain/fold.ts";
import { makeHaystack } from "#app/domain/search.ts";
import { type PersonShape, shapePlayer } from "#app/entities/person/shape.ts";
import { sortByName, formerNumbers, lastNumber } from "#app/record/figures.ts";
import type { ClubRecord, Person } from "#app/record/record.ts";

/** A person in the index. */
export interface ListedPlayer extends PersonShape {
  /** Letter of the group that she is in. */
  readonly letter: string;
  /** Text that the page's search looks through. */
  readonly haystack: string;
}

/** Letter under which a last name is listed: E for Élan, # for a name without a Latin letter. */
export function listLetter(last: string): string {
  return /[a-z]/.exec(fold(last).slice(0, 1))?.[0].toUpperCase() ?? "#";
}

function describeForSearch(person: Person): string {
  const { first, last, nickname } = person.name;
  const numbers = [lastNumber(person) ?? [], formerNumbers(person)].flat();
  return makeHaystack([
    `${first} ${last}`,
    `${last} ${first}`,
    nickname,
    ...(person.formerly ?? []),
    ...numbers.map(String),
  ]);
}

/** Everyone who was ever on a roster, by last name, then by first. */
export function shapePlayers({ people, seasons }: ClubRecord): ListedPlayer[] {
  const years = seasons.map(({ year }) => year);
  const everyone = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  return sortByName(everyone).map((person) =>
    Object.assign(shapePlayer(person, years), {
      letter: listLetter(person.name.last),
      haystack: describeForSearch(person),
    }),
  );
}

/** Data of the people page, sorted by last name, then by first. */
export interface PlayersData {
  readonly players: readonly ListedPlayer[];
  /** Newest first. */
  readonly seasons: readonly {
    readonly id: string;
    readonly year: number;
    readonly name: string;
  }[];
  /** The years of the season discs, oldest first. */
  readonly years: readonly number[];
  readonly busts: string;
  readonly empty: string;
}
