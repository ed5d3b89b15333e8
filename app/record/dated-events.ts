import type { Day } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import type { DatedEvent } from "#app/domain/today/dates.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { sanctionedInOrder } from "./events.ts";
import { lastPlayed } from "./newest.ts";
import type { ClubRecord, Game, Season, Tournament } from "./record.ts";

/** A tournament with its days. */
export type DatedTournament = Tournament & {
  readonly dates: { readonly start: Day; readonly end: Day };
};

/** The games that have a day, in playing order. */
export function datedGames({ games }: Tournament): (Game & { readonly date: Day })[] {
  return games.filter((game): game is Game & { readonly date: Day } => game.date !== undefined);
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
  return games.length === 0 ? result === undefined : games.some(({ kind }) => kind !== "played");
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
