import type { Day } from "#app/domain/dates/day.ts";
import { shortDate } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { fold } from "#app/domain/fold.ts";
import { groupBy, latest } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import type { DatedEvent } from "#app/domain/today/dates.ts";
import type { ClubRecord, Tournament, Game, Season } from "./record.ts";

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

/** The day of the last game with a score. */
export function lastPlayed(games: readonly Game[]): Day | undefined {
  return latest(playedOnly(games).map(({ date }) => date));
}

/** A tournament with its days. */
export type DatedTournament = Tournament & {
  readonly dates: { readonly start: Day; readonly end: Day };
};

/** The games that have a day and were not cancelled, in playing order. */
export function datedGames({ games }: Tournament): (Game & { readonly date: Day })[] {
  return games.filter(
    (game): game is Game & { readonly date: Day } =>
      game.date !== undefined && game.cancelled !== true,
  );
}

/** Whether a game has no score and may still get one. */
export function isOpenGame({ kind, cancelled }: Game): boolean {
  return kind !== "played" && cancelled !== true;
}

/** Whether a tournament ended after some of its games, before it was over. */
export function wasBrokenOff({ cancelled, games }: Tournament): boolean {
  return cancelled === true && playedOnly(games).length > 0;
}

/** When a game begins, in milliseconds since 1970; nothing while its time is unknown. */
export function startOf({ date, time, tournament }: Game): number | undefined {
  return date === undefined || time === undefined
    ? undefined
    : venueMoment(date, time, tournament.timeZone);
}

const lastPlayedIn = onceFor(({ games }: ClubRecord): Day => lastPlayed(games) ?? "");

function hasDates(tournament: Tournament): tournament is DatedTournament {
  return tournament.dates !== undefined;
}

/** Whether a tournament may still be to come, as far as the content knows. */
function isUnfinished({ games, result, cancelled }: Tournament): boolean {
  if (cancelled === true) return false;
  return games.length === 0 ? result === undefined : games.some(isOpenGame);
}

/** Whether the last game with a score is of a later day than a tournament: the content has gone on without it. */
export function isLongOver({ dates }: Tournament, record: ClubRecord): boolean {
  return dates !== undefined && dates.end < lastPlayedIn(record);
}

/**
 * The sanctioned tournaments that may still be to come or lack scores, oldest first. One that ended before
 * the last game with a score never gets any: the content has gone on.
 */
export const unfinishedEvents = onceFor((record: ClubRecord): readonly DatedTournament[] => {
  return sanctionedInOrder(record)
    .filter(hasDates)
    .filter((tournament) => isUnfinished(tournament) && !isLongOver(tournament, record));
});

/** Whether the calendar of a season may still change: a tournament of it is unfinished, or it is the newest. */
export function mayChange(season: Season, record: ClubRecord): boolean {
  const unfinished = unfinishedEvents(record).some(({ year }) => year === season.year);
  return unfinished || season === record.seasons.at(-1);
}

/** A tournament as far as the day matters. */
export function datedEvent(tournament: DatedTournament): DatedEvent {
  const { id, dates, timeZone } = tournament;
  const games = datedGames(tournament).map((game) => ({
    day: game.date,
    start: startOf(game),
    hasScore: game.kind === "played",
  }));
  return { id, ...dates, zone: timeZone, games };
}
