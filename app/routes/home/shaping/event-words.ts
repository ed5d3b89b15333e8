import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { monthName, weekday, dateRange } from "#app/domain/dates/written-dates.ts";
import { paths } from "#app/paths.ts";
import { type DatedTournament, datedGames } from "#app/record/events.ts";
import type { HeadWording, TicketWording } from "#app/routes/home/day/day-data.ts";
import * as words from "#words/pages/home.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as eventFacts from "#words/facts/event.ts";
import { dayInWords, daysOf } from "./event-days.ts";
import { daysInFull } from "./event-facts.ts";
import { shapeGame } from "./shape-game.ts";

/** The words above the sheet. */
export function headsOf(event: DatedTournament, isNeutral: boolean): HeadWording[] {
  const { id, dates, games } = event;
  const range = dateRange(dates.start, dates.end);
  const names = daysOf(event).map((day) => weekday(day));
  const weekdays = words.weekdays(names);
  return [
    ...(isNeutral ? [{ at: ["any"], title: words.announced, note: daysInFull(event) }] : []),
    { at: [`${id}:next`], title: words.nextTournament, note: undefined },
    { at: [`${id}:week`], title: words.thisWeek, note: weekdays },
    ...daysOf(event).map((day) => ({
      at: [`${id}:${day}`],
      title: onTheDay.today,
      note: dayInWords(day),
    })),
    ...(games.length === 0
      ? []
      : [{ at: [`${id}:played`], title: eventFacts.justPlayed, note: range }]),
  ];
}

function todayTicket(event: DatedTournament, today: Day): TicketWording {
  const { id, name } = event;
  return {
    kind: "words",
    at: [`${id}:${today}`],
    first: name,
    large: undefined,
    last: dayInWords(today),
    isQuiet: false,
    href: paths.tournament({ id }),
    games: datedGames(event)
      .filter((game) => game.date === today && game.kind !== "played")
      .map((game) => shapeGame(game, false)),
  };
}

/** "Sept 11": as much of the month as the large line has room for. */
function ticketDate(start: Day): string {
  const { day, month } = dayParts(start);
  const name = monthName(month).slice(0, 4);
  return isDayFirst() ? `${day} ${name}` : `${name} ${day}`;
}

/** Texts of the ticket. */
export function ticketsOf(event: DatedTournament, isNeutral: boolean): TicketWording[] {
  const { id, name, dates, games } = event;
  const range = dateRange(dates.start, dates.end);
  const ticket = { kind: "words", isQuiet: false, href: paths.tournament({ id }) } as const;
  const date = ticketDate(dates.start);
  return [
    ...(isNeutral
      ? [{ ...ticket, at: ["any"], first: name, large: date, last: daysInFull(event) }]
      : []),
    { ...ticket, at: [`${id}:next`], first: name, large: undefined, last: range },
    { ...ticket, at: [`${id}:week`], first: name, large: weekday(dates.start), last: range },
    ...daysOf(event).map((today) => todayTicket(event, today)),
    ...(games.length === 0
      ? []
      : [
          {
            ...ticket,
            at: [`${id}:played`],
            first: name,
            large: words.played,
            last: words.scoresComing,
            isQuiet: true,
          },
        ]),
  ];
}
