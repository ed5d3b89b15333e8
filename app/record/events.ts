import type { Day } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { groupBy, latestDate } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Tournament, Game } from "./record.ts";

/** A tournament whose days are known. */
export type DatedTournament = Tournament & {
  readonly dates: { readonly start: Day; readonly end: Day };
};

/** Tournaments with a page: those with dates. An unannounced one has nothing to show. */
export const tournamentsWithPage = onceFor(
  ({ tournaments }: ClubRecord): readonly DatedTournament[] =>
    tournaments.filter(
      (tournament): tournament is DatedTournament => tournament.dates !== undefined,
    ),
);

/** Sanctioned tournaments with a page, oldest first, for the previous and next links of a tournament. */
export const sanctionedInOrder = onceFor((record: ClubRecord): readonly DatedTournament[] =>
  tournamentsWithPage(record).filter(({ sanctioned }) => sanctioned),
);

const yearsByEvent = onceFor((record: ClubRecord) =>
  groupBy(
    sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0),
    ({ event }) => event,
  ),
);

/** Played editions of a tournament's event, oldest first, including the given one. */
export function yearsOfEvent(tournament: Tournament, record: ClubRecord): readonly Tournament[] {
  const played = yearsByEvent(record).get(tournament.event) ?? [];
  // A league season is only comparable with other league seasons.
  return played.filter(({ league }) => league === tournament.league);
}

/** The day of the last game with a score. */
export function lastPlayed(games: readonly Game[]): Day | undefined {
  return latestDate(playedOnly(games).map(({ date }) => date));
}

/** Games with a date that were not canceled, in the order of the tournament. */
export function datedGames({ games }: Tournament): (Game & { readonly date: Day })[] {
  return games.filter(
    (game): game is Game & { readonly date: Day } =>
      game.date !== undefined && game.cancelled !== true,
  );
}

/** Whether a tournament was canceled before its first score. */
export function wasCanceled(tournament: Tournament): boolean {
  return tournament.cancelled === true && !wasBrokenOff(tournament);
}

/** Whether a tournament was broken off after some of its games. */
export function wasBrokenOff({ cancelled, games }: Tournament): boolean {
  return cancelled === true && playedOnly(games).length > 0;
}

/** Start of a game in milliseconds since 1970; undefined while its time is unknown. */
export function gameStart({ date, time, tournament }: Game): number | undefined {
  return date === undefined || time === undefined
    ? undefined
    : venueMoment(date, time, tournament.timeZone);
}
