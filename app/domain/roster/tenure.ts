import type { Roster } from "./people.ts";

export interface RosterSeason extends Roster {
  readonly year: number;
  /** player ids, all of them also among the players */
  readonly captains: readonly string[];
}

export type Leadership = "captain" | "coach";

export interface TenureSeason {
  readonly year: number;
  /** as what she led the team */
  readonly leadership: Leadership | undefined;
}

/**
 * Every season that a person was on the team as player or coach, in the order of the seasons given.
 */
export function tenureOf(person: string, seasons: readonly RosterSeason[]): TenureSeason[] {
  return seasons.flatMap(({ year, players, coaches, captains }): TenureSeason[] => {
    const leadership = captains.includes(person) ? "captain" : undefined;
    if (players.includes(person)) return [{ year, leadership }];
    return coaches.includes(person) ? [{ year, leadership: "coach" }] : [];
  });
}
