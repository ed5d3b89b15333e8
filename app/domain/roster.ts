import { neighbors, groupBy, sortedBy, type Neighbors } from "#app/lib/list.ts";
import * as words from "#words/facts/season.ts";
import { capitalize } from "#app/lib/plural.ts";
import * as personWords from "#words/facts/person.ts";

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
export function peopleOf({ players, coaches }: Roster): string[] {
  return [...new Set([...players, ...coaches])];
}

/** Whether a person was ever on the team, and so has a page. */
export function wasOnTeam(rosters: readonly Roster[], person: string): boolean {
  return rosters.some((roster) => peopleOf(roster).includes(person));
}

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

interface YearRoster extends Roster {
  readonly year: number;
}

/** Players with the same number of seasons on the team. */
export interface Experience {
  /** including this one, as player or coach; 1 for newcomers */
  readonly seasons: number;
  /** in roster order */
  readonly players: readonly string[];
}

/** Groups a season's players by their number of seasons so far, newcomers first. */
export function experienceOf(season: YearRoster, rosters: readonly YearRoster[]): Experience[] {
  const upToThen = rosters.filter(({ year }) => year <= season.year);
  const groups = groupBy(
    season.players,
    (player) => upToThen.filter((roster) => peopleOf(roster).includes(player)).length,
  );
  return sortedBy(
    Array.from(groups, ([seasons, players]) => ({ seasons, players })),
    ({ seasons }) => seasons,
  );
}

/**
 * Number of returning and new players: "9 came back, 11 were new." Nobody can return in the team's first
 * season.
 */
export function newcomersSentence(groups: readonly Experience[], isFirstSeason: boolean): string {
  const all = groups.reduce((sum, { players }) => sum + players.length, 0);
  const fresh = groups.find(({ seasons }) => seasons === 1)?.players.length ?? 0;
  return isFirstSeason ? words.allWereNew(fresh) : words.cameBack(all - fresh, fresh);
}

export interface RosterSeason extends Roster {
  readonly year: number;
  /** player ids, all of them also among the players */
  readonly captains: readonly string[];
}

const LEADERSHIPS = ["captain", "coach"] as const;

export type Leadership = (typeof LEADERSHIPS)[number];

export interface TenureSeason {
  readonly year: number;
  /** Her leadership roles: one may be captain and coach. */
  readonly leadership: readonly Leadership[];
}

/** A person's seasons on the team as player or coach, in the given order. */
export function tenureOf(person: string, seasons: readonly RosterSeason[]): TenureSeason[] {
  return seasons.flatMap(({ year, players, coaches, captains }): TenureSeason[] => {
    const isCoach = coaches.includes(person);
    if (!isCoach && !players.includes(person)) return [];
    const isCaptain = captains.includes(person);
    return [
      { year, leadership: LEADERSHIPS.filter((one) => (one === "coach" ? isCoach : isCaptain)) },
    ];
  });
}

/**
 * Years, with consecutive team seasons joined by an en dash: "2015–2016, 2018". A year without a team season
 * does not break a range: 2019 and 2021 are consecutive, because there was no 2020 season.
 */
export function yearsLabel(years: readonly number[], seasonYears: readonly number[]): string {
  const runs: number[][] = [];
  let joined = false;
  for (const year of sortedBy(seasonYears, (seasonYear) => seasonYear)) {
    const present = years.includes(year);
    if (present && joined) runs.at(-1)?.push(year);
    else if (present) runs.push([year]);
    joined = present;
  }
  return runs.map(([first, ...rest]) => [first, ...rest.slice(-1)].join("–")).join(", ");
}

/**
 * Seasons in which she led the team: "Captain in 2015–2018", "Captain in 2017, coach in 2019", or
 * `undefined`. Consecutive team seasons are joined.
 */
export function leadershipSentence(
  tenure: readonly TenureSeason[],
  seasonYears: readonly number[],
): string | undefined {
  const parts = LEADERSHIPS.flatMap((leadership) => {
    const years = tenure
      .filter((season) => season.leadership.includes(leadership))
      .map(({ year }) => year);
    return years.length > 0 ? [personWords.ledIn(leadership, yearsLabel(years, seasonYears))] : [];
  });
  return parts.length > 0 ? capitalize(parts.join(", ")) : undefined;
}
