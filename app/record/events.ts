import { shortDate } from "#app/domain/dates/short-date.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { fold } from "#app/domain/search/fold.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Tournament } from "./record.ts";

/** The tournaments that have a page: those with dates. An unannounced one has nothing to show. */
export const tournamentsWithPage = onceFor(({ tournaments }: ClubRecord): readonly Tournament[] =>
  tournaments.filter(({ dates }) => dates !== undefined),
);

/** Those of them that are sanctioned, oldest first: what a tournament's steps lead through. */
export const sanctionedInOrder = onceFor((record: ClubRecord): readonly Tournament[] =>
  tournamentsWithPage(record).filter(({ sanctioned }) => sanctioned),
);

/** How many games the club played at the longest of them. */
export const mostGames = onceFor((record: ClubRecord): number =>
  Math.max(0, ...tournamentsWithPage(record).map(({ games }) => playedOnly(games).length)),
);

const yearsByEvent = onceFor((record: ClubRecord) =>
  groupBy(
    sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0),
    ({ event }) => event,
  ),
);

/** The years of a tournament's event that were played, oldest first, its own included. */
export function yearsOfEvent(tournament: Tournament, record: ClubRecord): readonly Tournament[] {
  return yearsByEvent(record).get(tournament.event) ?? [];
}

const nameAndYear = ({ name, year }: Tournament) => `${fold(name)} ${year}`;

const tournamentsByName = onceFor((record: ClubRecord) =>
  groupBy(tournamentsWithPage(record), nameAndYear),
);

/**
 * "Fog Bowl 2019"; with its city, or else its first day, where that year had another of that name. A check makes
 * sure that one of them differs.
 */
export function eventTitle(tournament: Tournament, record: ClubRecord): string {
  const { name, year, location, dates } = tournament;
  const all = tournamentsByName(record).get(nameAndYear(tournament)) ?? [];
  const others = all.filter((one) => one !== tournament);
  const title = `${name} ${year}`;
  if (others.length === 0 || dates === undefined) return title;
  const isAlone = others.every((one) => one.location.city !== location.city);
  return `${title}, ${isAlone ? location.city : shortDate(dates.start)}`;
}
