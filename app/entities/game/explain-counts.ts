import { playedOnly } from "#app/domain/games/game.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";

/**
 * Explains why the open data, the search and the records have different counts of tournaments and
 * opponents; undefined if the counts are equal.
 */
export function explainCounts(record: ClubRecord): string | undefined {
  const { tournaments, opponents } = record;
  const counts = {
    tournaments: tournaments.length,
    dated: tournamentsWithPage(record).length,
    played: tournaments.filter(
      ({ sanctioned, games }) => sanctioned && playedOnly(games).length > 0,
    ).length,
    opponents: opponents.size,
    met: currentOpponents(record).filter((team) => meetingsWith(team).length > 0).length,
  };
  const isSame = counts.tournaments === counts.played && counts.opponents === counts.met;
  return isSame ? undefined : seasonFacts.explainCounts(counts);
}
