import { printedSeasons } from "#app/art/season/printed-season.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import { recordText, recordWords } from "#app/domain/records.ts";
import { sortedBy } from "#app/lib/list.ts";
import * as counts from "#words/grammar/counts.ts";

/** "27 people, 5 tournaments" */
function extentOf(season: Season): string {
  const { sanctioned } = seasonFigures(season);
  const people = counts.people(season.members.length);
  return sanctioned.length === 0 ? people : `${people}, ${counts.tournaments(sanctioned.length)}`;
}

/** The seasons, and the years without one with the reason, newest first. */
export function shapeSeasons(record: ClubRecord) {
  const printed = printedSeasons(record);
  const seasons = record.seasons.map((season) => {
    const { year, results } = season;
    const { sanctioned } = seasonFigures(season);
    return {
      year,
      lead: printed(year).colorway.lead,
      record: results && recordText(results),
      words: results && recordWords(results),
      finish: results?.finish,
      extent: extentOf(season),
      /** Margins of its games by tournament, in playing order. */
      margins: sanctioned.map(({ games }) => playedOnly(games).map(({ score }) => marginOf(score))),
    };
  });
  return sortedBy([...seasons, ...(record.club.missingYears ?? [])], ({ year }) => -year);
}

export type ListedYear = ReturnType<typeof shapeSeasons>[number];
