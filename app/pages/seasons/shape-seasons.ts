import { shapeMargins, shapeSeason } from "#app/entities/season/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";

/** "27 people, 5 tournaments" */
function describeExtent(season: Season): string {
  const { sanctioned } = seasonFigures(season);
  const people = counts.people(season.members.length);
  return sanctioned.length === 0 ? people : `${people}, ${counts.tournaments(sanctioned.length)}`;
}

/** The seasons, and the years without one with the reason, newest first. */
export function shapeSeasons(record: ClubRecord) {
  const seasons = record.seasons.map((season) => ({
    ...shapeSeason(season, record),
    extent: describeExtent(season),
    margins: shapeMargins(season),
  }));
  return sortedBy([...seasons, ...(record.club.missingYears ?? [])], ({ year }) => -year);
}

export type ListedYear = ReturnType<typeof shapeSeasons>[number];
