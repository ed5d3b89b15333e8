import { neighbours, type Neighbours } from "#app/lib/list/neighbours.ts";

/** Who was on a team, by player id, each list in published order. */
export interface Roster {
  readonly players: readonly string[];
  /** empty where a season had none */
  readonly coaches: readonly string[];
}

/** Everybody in the order of the roster's arrows: players, then coaches; nobody twice. */
export function peopleOf({ players, coaches }: Roster): string[] {
  return [...new Set([...players, ...coaches])];
}

/** Whether somebody was ever on the team: only then does she have a page. */
export function wasOnTeam(rosters: readonly Roster[], person: string): boolean {
  return rosters.some((roster) => peopleOf(roster).includes(person));
}

export interface RosterStep extends Neighbours<string> {
  /** 1 for the first; 0 for a person who is not on the roster */
  readonly number: number;
  readonly total: number;
}

/** The position of a person in a roster, and her neighbours ("15 of 26"). */
export function rosterStep(people: readonly string[], person: string): RosterStep {
  return {
    ...neighbours(people, person),
    number: people.indexOf(person) + 1,
    total: people.length,
  };
}
