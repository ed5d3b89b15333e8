import type { DatedTournament } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { daysOf, type EventWordings } from "./event-days.ts";
import { aheadSheet, playedSheet, todaySheet } from "./event-sheets.ts";
import { headsOf, ticketsOf } from "./event-words.ts";

/** Texts about an unfinished event: before it, on each of its days, and while scores are missing. */
export function shapeEvent(
  event: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): EventWordings {
  return {
    heads: headsOf(event, isNeutral),
    sheets: [
      aheadSheet(event, record, isNeutral),
      ...daysOf(event).map((day) => todaySheet(event, day)),
      ...(event.games.length === 0 ? [] : [playedSheet(event)]),
    ],
    tickets: ticketsOf(event, isNeutral),
  };
}
