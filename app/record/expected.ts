import { addDays, type Day } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { type DatedEvent, SCORES_DUE } from "#app/domain/today/day-state.ts";
import { onceFor } from "#app/lib/once-for.ts";
import {
  datedGames,
  gameStart,
  lastPlayed,
  sanctionedInOrder,
  wasBrokenOff,
  type DatedTournament,
} from "./events.ts";
import type { ClubRecord, Tournament, Game, Season } from "./record.ts";

/**
 * The day of the last score, or two weeks before publishing, whichever is later. Tournaments that ended before it,
 * and games of a league before it, get no more scores.
 */
const settledUntil = onceFor(({ games, publishedAt }: ClubRecord): Day => {
  const due = publishedAt === undefined ? "" : addDays(venueDay(publishedAt, "UTC"), -SCORES_DUE);
  const last = lastPlayed(games) ?? "";
  return last > due ? last : due;
});

/** Whether a game has no score but may still get one. In a league, each day is settled by itself. */
export function isAwaited(game: Game, record: ClubRecord): boolean {
  const { tournament, date, kind, cancelled } = game;
  const isPassed = tournament.league === true && date !== undefined && date < settledUntil(record);
  return kind !== "played" && cancelled !== true && !isPassed;
}

/** Whether a tournament has a game that awaits its score, or no games and no result yet. */
function isUnfinished({ games, result, cancelled }: Tournament, record: ClubRecord): boolean {
  if (cancelled === true) return false;
  return games.length === 0 ? result === undefined : games.some((game) => isAwaited(game, record));
}

/** Whether a tournament gets no more scores, because all its days are settled. */
export function isSettled({ dates }: Tournament, record: ClubRecord): boolean {
  return dates !== undefined && dates.end < settledUntil(record);
}

/** Sanctioned tournaments that may be upcoming or lack scores, oldest first, without settled ones. */
export const unfinishedTournaments = onceFor((record: ClubRecord): readonly DatedTournament[] =>
  sanctionedInOrder(record).filter(
    (tournament) => isUnfinished(tournament, record) && !isSettled(tournament, record),
  ),
);

/** Unfinished tournaments, and canceled ones that would be, oldest first: what visitors may expect to be played. */
export const expectedTournaments = onceFor((record: ClubRecord): readonly DatedTournament[] =>
  sanctionedInOrder(record).filter(
    (tournament) =>
      (tournament.cancelled === true || isUnfinished(tournament, record)) &&
      !wasBrokenOff(tournament) &&
      !isSettled(tournament, record),
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

/** A tournament for views that depend on the day: one event, or for a league one per day with awaited scores. */
export function expectedEvents(tournament: DatedTournament, record: ClubRecord): DatedEvent[] {
  const { id, timeZone, cancelled } = tournament;
  const games = datedGames(tournament).map((game) => ({
    day: game.date,
    start: gameStart(game),
    hasScore: game.kind === "played",
  }));
  const canceled = cancelled === true ? { isCanceled: true as const } : {};
  const event: DatedEvent = { id, ...tournament.dates, timeZone, games, ...canceled };
  return expectedDates(tournament, record).map((dates) => Object.assign({}, event, dates));
}
