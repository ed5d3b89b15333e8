import { yearsLabel } from "#app/domain/roster.ts";
import { haystackOf } from "#app/domain/search.ts";
import { fold } from "#app/domain/fold.ts";
import type { ClubRecord, Person, Tenure } from "#app/record/record.ts";
import { byName, formerNumbers, lastNumber } from "#app/record/figures.ts";
import type { SeasonMark } from "#app/entities/season/SeasonDiscs.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as personFacts from "#words/facts/person.ts";

const sparkOf: Readonly<Record<Tenure["as"], SeasonMark>> = {
  player: "p",
  captain: "c",
  coach: "o",
};

/** Letter under which a last name is listed: E for Élan, # for a name without a Latin letter. */
export function letterOf(last: string): string {
  return /[a-z]/.exec(fold(last).slice(0, 1))?.[0].toUpperCase() ?? "#";
}

function numberOf(person: Person): string {
  const { tenures } = person;
  const jersey = lastNumber(person);
  if (jersey !== undefined) return String(jersey);
  return tenures.every(({ as }) => as === "coach") ? personFacts.coachNumber : "";
}

function shapePlayer(person: Person, years: readonly number[]) {
  const { id, name, position, tenures } = person;
  const numbers = [lastNumber(person) ?? [], formerNumbers(person)].flat();
  const roles = new Map(tenures.map(({ season, as }) => [season.year, sparkOf[as]]));
  const hers = [...roles.keys()];
  return {
    id,
    first: name.first,
    last: name.last,
    letter: letterOf(name.last),
    position: position ?? "",
    number: numberOf(person),
    sparks: years.map((year): SeasonMark => roles.get(year) ?? "-"),
    words: `${counts.seasons(hers.length)}: ${yearsLabel(hers, years)}`,
    haystack: haystackOf([
      `${name.first} ${name.last}`,
      `${name.last} ${name.first}`,
      name.nickname,
      ...(person.formerly ?? []),
      ...numbers.map(String),
    ]),
  };
}

/** Everyone who was ever on a roster, by last name, then by first. */
export function shapePlayers({ people, seasons }: ClubRecord) {
  const years = seasons.map(({ year }) => year);
  const everyone = [...people.values()].filter(({ tenures }) => tenures.length > 0);
  return byName(everyone).map((person) => shapePlayer(person, years));
}

export type ListedPlayer = ReturnType<typeof shapePlayer>;

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
