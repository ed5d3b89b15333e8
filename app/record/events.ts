import { addDays, type Day } from "#app/domain/dates/day.ts";
import { venueDay, venueMoment } from "#app/domain/dates/venue-clock.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import type { DatedEvent } from "#app/domain/today/dates.ts";
import { SCORES_DUE } from "#app/domain/today/day-state.ts";
import { groupBy, latestDate } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Tournament, Game, Season } from "./record.ts";

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

/** Games with a date that were not canceled, in playing order. */
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

/**
 * Tournaments that ended before this day get no more scores: the day of the last score, or two weeks before publishing,
 * whichever is later.
 */
const settledUntil = onceFor(({ games, publishedAt }: ClubRecord): Day => {
  const due = publishedAt === undefined ? "" : addDays(venueDay(publishedAt, "UTC"), -SCORES_DUE);
  const last = lastPlayed(games) ?? "";
  return last > due ? last : due;
});

/** Whether a tournament has a game that awaits its score, or no games and no result yet. */
function isUnfinished({ games, result, cancelled }: Tournament, record: ClubRecord): boolean {
  if (cancelled === true) return false;
  return games.length === 0 ? result === undefined : games.some((game) => isAwaited(game, record));
}

/** Whether a game may still get a score; not if its league has later scores. */
export function isAwaited(game: Game, record: ClubRecord): boolean {
  const { tournament, date } = game;
  const isPassed = tournament.league === true && date !== undefined && date < settledUntil(record);
  return isOpenGame(game) && !isPassed;
}

/** Whether a tournament will not get more scores: a later one has some, or the content was published long after it. */
export function isLongOver({ dates }: Tournament, record: ClubRecord): boolean {
  return dates !== undefined && dates.end < settledUntil(record);
}

/** Sanctioned tournaments that may be upcoming or lack scores, oldest first, without those that are long over. */
export const unfinishedTournaments = onceFor((record: ClubRecord): readonly DatedTournament[] =>
  sanctionedInOrder(record).filter(
    (tournament) => isUnfinished(tournament, record) && !isLongOver(tournament, record),
  ),
);

/** Unfinished tournaments, and canceled ones that would be, oldest first: what visitors may expect to be played. */
export const expectedTournaments = onceFor((record: ClubRecord): readonly DatedTournament[] =>
  sanctionedInOrder(record).filter(
    (tournament) =>
      (tournament.cancelled === true || isUnfinished(tournament, record)) &&
      !wasBrokenOff(tournament) &&
      !isLongOver(tournament, record),
  ),
);

/** Whether a season's calendar may still change: it has an unfinished tournament, or it is the newest season. */
export function mayChange(season: Season, record: ClubRecord): boolean {
  const unfinished = unfinishedTournaments(record).some(({ year }) => year === season.year);
  return unfinished || season === record.seasons.at(-1);
}

/** The days on which visitors may expect a tournament: all of them, but of a league only those with awaited scores. */
function expectedDates(
  { league, games, dates }: DatedTournament,
  record: ClubRecord,
): DatedTournament["dates"][] {
  if (league !== true) return [dates];
  const awaited = games.filter((game) => isAwaited(game, record));
  const days = [...new Set(awaited.flatMap(({ date }) => date ?? []))];
  // No awaited game has a date: only the league's first day is known.
  if (days.length === 0) return [{ start: dates.start, end: dates.start }];
  return days.map((day) => ({ start: day, end: day }));
}

/** A tournament's dates for day-dependent views: one entry, or for a league one per day with awaited scores. */
export function datedEvents(tournament: DatedTournament, record: ClubRecord): DatedEvent[] {
  const event = datedEvent(tournament);
  return expectedDates(tournament, record).map((dates) => Object.assign({}, event, dates));
}

function datedEvent(tournament: DatedTournament): DatedEvent {
  const { id, dates, timeZone, cancelled } = tournament;
  const games = datedGames(tournament).map((game) => ({
    day: game.date,
    start: gameStart(game),
    hasScore: game.kind === "played",
  }));
  const canceled = cancelled === true ? { isCanceled: true as const } : {};
  return { id, ...dates, timeZone, games, ...canceled };
}
