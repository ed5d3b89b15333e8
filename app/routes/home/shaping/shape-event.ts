import { eventDays, type DatedTournament } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { daysOf, type EventWordings } from "./event-days.ts";
import { aheadSheet, playedSheet, todaySheet } from "./event-sheets.ts";
import { headsOf, ticketsOf } from "./event-words.ts";

function wordingsOf(event: DatedTournament, record: ClubRecord, isNeutral: boolean): EventWordings {
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

/** Words of one day, and not of the times before and after it. */
const isOfDay = ({ at }: { readonly at: readonly string[] }) =>
  at.every((state) => /:\d{4}-\d\d-\d\d$/.test(state));

/**
 * The words of an event that is not over, before, on each of its days, and as long as scores are missing. Of a
 * league they are those of its next day, and of each day after that.
 */
export function shapeEvent(
  event: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): EventWordings {
  const [next = event, ...later] = eventDays(event, record);
  const all = [
    wordingsOf(next, record, isNeutral),
    ...later.map((day): EventWordings => {
      const { heads, sheets, tickets } = wordingsOf(day, record, false);
      return {
        heads: heads.filter(isOfDay),
        sheets: sheets.filter(isOfDay),
        tickets: tickets.filter(isOfDay),
      };
    }),
  ];
  return {
    heads: all.flatMap(({ heads }) => heads),
    sheets: all.flatMap(({ sheets }) => sheets),
    tickets: all.flatMap(({ tickets }) => tickets),
  };
}
