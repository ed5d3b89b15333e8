import { weekday } from "#app/domain/dates/calendar-names.ts";
import { daysBetween } from "#app/domain/dates/day-steps.ts";
import { monthAndDay } from "#app/domain/dates/long-date.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { venueDay, venueTime } from "#app/domain/dates/venue-clock.ts";
import { datedEvent, datedGames, startOf, unfinishedEvents } from "#app/record/dated-events.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import type { GameMoment, LiveData, ScoresAsOf } from "./tournament-data.ts";

function momentOf(game: Game, dated: readonly Game[]): GameMoment {
  const { date, time } = game;
  return {
    day: date,
    start: startOf(game),
    time: time === undefined ? "" : clockText(time),
    dated: dated.indexOf(game),
  };
}

function scoresAsOf(at: number, zone: string): ScoresAsOf {
  const day = venueDay(at, zone);
  const time = clockText(venueTime(at, zone));
  return { at, words: `${weekday(day)}, ${monthAndDay(day)}, ${time}` };
}

/** What a tournament with games needs while some of them may still be to come. */
export function liveOf(
  tournament: Tournament,
  record: ClubRecord,
  publishedAt: number | undefined,
): LiveData | undefined {
  const event = unfinishedEvents(record).find(({ id }) => id === tournament.id);
  if (event === undefined || event.games.length === 0) return undefined;
  const dated: readonly Game[] = datedGames(event);
  return {
    dates: { events: [datedEvent(event)] },
    moments: event.games.map((game) => momentOf(game, dated)),
    scoresAsOf:
      publishedAt === undefined ? undefined : scoresAsOf(publishedAt, tournament.timeZone),
    days: daysBetween(event.dates.start, event.dates.end) + 1,
  };
}
