import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import * as words from "#words/facts/season.ts";
import { peopleOf, type Roster } from "./people.ts";

interface YearRoster extends Roster {
  readonly year: number;
}

/** Players of a season with equally many seasons on the team. */
export interface Experience {
  /** including this one, as player or coach; 1 for newcomers */
  readonly seasons: number;
  /** in roster order */
  readonly players: readonly string[];
}

/** The players of a season by their seasons on the team up to it, newcomers first. */
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
 * How many players came back and how many were new: "9 came back, 11 were new." In the team's
 * first season nobody could come back.
 */
export function newcomersSentence(groups: readonly Experience[], isFirstSeason: boolean): string {
  const all = groups.reduce((sum, { players }) => sum + players.length, 0);
  const fresh = groups.find(({ seasons }) => seasons === 1)?.players.length ?? 0;
  return isFirstSeason ? words.allWereNew(fresh) : words.cameBack(all - fresh, fresh);
}
