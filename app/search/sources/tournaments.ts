import { playedOnly } from "#app/domain/games/game.ts";
import { locationText } from "#app/domain/places/location.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { otherNames } from "#app/domain/tournaments/other-names.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import type { TournamentEntry } from "#app/search/search-data.ts";
import * as eventFacts from "#words/facts/event.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { regionOf } from "./region-of.ts";

function tournamentEntry(tournament: Tournament): TournamentEntry {
  const { id, name, year, location, games, result, season } = tournament;
  const played = playedOnly(games);
  return {
    kind: "tournaments",
    id,
    year,
    title: `${name} ${year}`,
    fact: locationText(location),
    says: played.length === 0 ? undefined : recordText(countRecord(played)),
    also: [
      ...otherNames(tournament, season?.results?.finish),
      result === undefined ? [] : eventFacts.placeOf(ordinal(result)),
    ]
      .flat()
      .join(" "),
    region: regionOf(location),
    place: result,
    unlisted: tournament.sanctioned ? undefined : true,
  };
}

/** Every tournament with a page, newest first. */
export function tournamentEntries(record: ClubRecord): TournamentEntry[] {
  return tournamentsWithPage(record).toReversed().map(tournamentEntry);
}
