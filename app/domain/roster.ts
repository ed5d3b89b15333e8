import { neighbors, type Neighbors, sortedBy } from "#app/lib/list.ts";

/** Positions of players, and that of coaches. */
export const POSITIONS = ["Cutter", "Handler", "Hybrid", "Coach"] as const;

export type Position = (typeof POSITIONS)[number];

/** A season's roster by player id, each list in published order. */
export interface Roster {
  readonly players: readonly string[];
  /** empty where a season had none */
  readonly coaches: readonly string[];
}

/** Everybody on a roster in order: players, then coaches; nobody twice. */
export function listPeople({ players, coaches }: Roster): string[] {
  return [...new Set([...players, ...coaches])];
}

/** A place in a roster: "15 of 26". */
export interface RosterStep extends Neighbors<string> {
  /** 1 for the first; 0 for a person who is not on the roster */
  readonly number: number;
  readonly total: number;
}

/** A person's position on a roster, and her neighbors ("15 of 26"). */
export function rosterStep(people: readonly string[], person: string): RosterStep {
  return {
    ...neighbors(people, person),
    number: people.indexOf(person) + 1,
    total: people.length,
  };
}

/**
 * Years, with consecutive team seasons joined by an en dash: "2015–2016, 2018". A year without a team season
 * does not break a range: 2019 and 2021 are consecutive, because there was no 2020 season.
 */
export function yearsLabel(years: readonly number[], seasonYears: readonly number[]): string {
  const runs: number[][] = [];
  let continuesRun = false;
  for (const year of sortedBy(seasonYears, (seasonYear) => seasonYear)) {
    const isPresent = years.includes(year);
    if (isPresent && continuesRun) runs.at(-1)?.push(year);
    else if (isPresent) runs.push([year]);
    continuesRun = isPresent;
  }
  return runs.map(([first, ...rest]) => [first, ...rest.slice(-1)].join("–")).join(", ");
}
