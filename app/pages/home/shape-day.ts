import { isLongOver } from "#app/domain/today/day-of.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import { datedTryouts } from "#app/domain/tryouts.ts";
import type { Sources } from "#app/pages/shared/sources.ts";
import {
  datedEvents,
  type DatedTournament,
  lastPlayed,
  unfinishedEvents,
} from "#app/content/record/events.ts";
import type { ClubRecord } from "#app/content/record/record.ts";
import type { DayData } from "./home-data.ts";
import type { EventWordings } from "./event-facts.ts";
import { shapeEvent } from "./shape-event.ts";
import { lastEvent, shapeLast } from "./shape-last.ts";
import { calloutTicket, isEnding, shapeTryouts, type Tryouts } from "./shape-tryouts.ts";

type DaySources = Pick<Sources, "record" | "publishedAt">;

/** End of the last event's season; undefined while it has no finish. */
function seasonOver(last: DatedTournament | undefined, record: ClubRecord): Dates["seasonOver"] {
  const day = lastPlayed(record.games);
  if (last?.season?.results?.finish === undefined || day === undefined) return undefined;
  return { day, zone: last.timeZone };
}

/** All dates that are not known to be past; undefined if there are none. */
function datesOf(
  tryouts: Tryouts | undefined,
  events: readonly DatedTournament[],
  last: DatedTournament | undefined,
  { record, publishedAt }: DaySources,
): Dates | undefined {
  const over = seasonOver(last, record);
  // Without upcoming dates, the time of the build decides whether the end of the season is news.
  const isOldNews =
    over === undefined || publishedAt === undefined || isLongOver(over, publishedAt);
  if (events.length === 0 && !isEnding(tryouts) && isOldNews) return undefined;
  return {
    events: events.flatMap((event) => datedEvents(event, record)),
    tryouts: isEnding(tryouts) ? datedTryouts(tryouts, record.tournaments) : undefined,
    seasonOver: over,
  };
}

/** A callout without an end is the only ticket. */
function ticketsOf(
  tryouts: Tryouts | undefined,
  parts: readonly EventWordings[],
): DayData["tickets"] {
  if (tryouts !== undefined && !isEnding(tryouts)) return [calloutTicket(tryouts, ["any"])];
  return parts.flatMap(({ tickets }) => tickets);
}

/**
 * Home's texts for all possible states of the day. The prerendered state is the first event without scores, else the
 * tryouts with their dates, else the last event.
 */
export function shapeDay(tryouts: Tryouts | undefined, sources: DaySources): DayData {
  const { record } = sources;
  const events = unfinishedEvents(record);
  const last = lastEvent(record);
  const dates = datesOf(tryouts, events, last, sources);
  const ending = isEnding(tryouts) ? tryouts : undefined;
  const isLastNeutral = events.length === 0 && ending === undefined;
  const parts: EventWordings[] = [
    ...events.map((event, index) => shapeEvent(event, record, index === 0)),
    ...(ending === undefined ? [] : [shapeTryouts(ending, events.length === 0)]),
    ...(last === undefined ? [] : [shapeLast(last, record, isLastNeutral)]),
  ];
  const isStill = dates === undefined;
  const onlyNow = <W extends { readonly at: readonly string[] }>(wordings: readonly W[]) =>
    isStill ? wordings.filter(({ at }) => at.includes("any")) : wordings;
  return {
    dates,
    heads: onlyNow(parts.flatMap(({ heads }) => heads)),
    sheets: onlyNow(parts.flatMap(({ sheets }) => sheets)),
    tickets: onlyNow(ticketsOf(tryouts, parts)),
  };
}
