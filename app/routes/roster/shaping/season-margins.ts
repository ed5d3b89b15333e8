import type { Tournament } from "#app/content/content.ts";
import { marginOf } from "#app/domain/games/margin.ts";
import { inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { resultsTournaments, yearOfTournament } from "#app/domain/tournaments/listing.ts";

/** The margins of a year's played games in playing order, of the tournaments that Results lists. */
export function seasonMargins(year: number, tournaments: readonly Tournament[]): number[] {
  const games = resultsTournaments(tournaments)
    .filter((tournament) => yearOfTournament(tournament) === year)
    .flatMap((tournament) => tournament.games);
  return inPlayingOrder(games).flatMap(({ score }) =>
    score === undefined ? [] : [marginOf(score)],
  );
}
