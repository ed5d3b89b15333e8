import { playedOnly } from "#app/domain/games/game.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import { meetingsWith, opponentsByName } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";

/**
 * Explains why the open data, the search and the records have different counts of tournaments and
 * opponents; undefined if the counts are equal.
 */
export function countsInWords(record: ClubRecord): string | undefined {
  const { tournaments, opponents } = record;
  const counts = {
    tournaments: tournaments.length,
    dated: tournamentsWithPage(record).length,
    played: tournaments.filter(
      ({ sanctioned, games }) => sanctioned && playedOnly(games).length > 0,
    ).length,
    opponents: opponents.size,
    met: opponentsByName(record).filter(
      (one) => one.now === undefined && meetingsWith(one).length > 0,
    ).length,
  };
  const isSame = counts.tournaments === counts.played && counts.opponents === counts.met;
  return isSame ? undefined : seasonFacts.countsInWords(counts);
}
