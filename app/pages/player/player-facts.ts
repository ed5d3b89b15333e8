import { yearsLabel } from "#app/domain/roster.ts";
import { groupTeammates } from "#app/record/figures.ts";
import type { ClubRecord, Person, Tenure } from "#app/record/record.ts";
import * as counts from "#words/counts.ts";

/** "2015–2018, 2021"; seasons of the club in a row are joined. */
export function labelYears(tenures: readonly Tenure[], { seasons }: ClubRecord): string {
  return yearsLabel(
    tenures.map(({ season }) => season.year),
    seasons.map(({ year }) => year),
  );
}

/** Number of people who shared a season with her. */
export function countTeammates(person: Person): number {
  return groupTeammates(person).reduce((sum, { people }) => sum + people.length, 0);
}

/** "93 badges earned, 25 created"; empty if she has none. */
export function countBadges({ awards, badgesMade }: Person): string {
  const [earned, created] = [awards.length, badgesMade.length];
  if (earned === 0) return created === 0 ? "" : `${counts.badges(created)} created`;
  return `${counts.badges(earned)} earned${created === 0 ? "" : `, ${created} created`}`;
}
