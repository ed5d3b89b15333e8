import { mapSearch } from "#app/domain/places/map-search.ts";
import type { Tournament } from "#app/content/content.ts";
import { dateRange } from "#app/domain/dates/date-range.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";
import { locationText, placeInFull } from "#app/domain/places/location.ts";
import { yearOfTournament } from "#app/domain/tournaments/listing.ts";
import { otherNames } from "#app/domain/tournaments/other-names.ts";
import * as eventFacts from "#words/facts/event.ts";
import { shapeGames } from "./shape-games.ts";
import type { ShapedTournament } from "#app/routes/results/results-record.ts";

/**
 * A tournament in the words of the page.
 *
 * @param finish how its season ended: "12th Nationals"
 */
export function shapeTournament(
  tournament: Tournament,
  finish: string | undefined,
): ShapedTournament {
  const { id, name, dates, location, link, result } = tournament;
  const year = yearOfTournament(tournament);
  const where = locationText(location);
  return {
    id,
    name,
    year,
    endYear: dates === undefined ? year : yearOf(dates.end),
    ...(dates === undefined ? ({ isUnannounced: true } as const) : {}),
    dates: dates === undefined ? eventFacts.datesToBeAnnounced : dateRange(dates.start, dates.end),
    where,
    otherNames: otherNames(tournament, finish),
    map: location.mapsLink ?? mapSearch(placeInFull(location)),
    ...(link === undefined ? {} : { link }),
    ...(result === undefined ? {} : { place: result }),
    ...shapeGames(tournament.games),
  };
}
