import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { dateRange, monthName, weekday } from "#app/domain/dates/written-dates.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { datedGames, type DatedTournament, eventDays } from "#app/content/record/events.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { tournamentCalendar } from "#app/pages/shared/calendar-paths.ts";
import { atomPath } from "#app/pages/shared/feed-paths.ts";
import type { ClubRecord, Game } from "#app/content/record/record.ts";
import * as words from "#words/pages/home.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as counts from "#words/grammar/counts.ts";
import type { HeadWording, SheetButton, SheetWording, TicketWording } from "./home-data.ts";
import {
  dayInWords,
  daysInFull,
  daysOf,
  type EventWordings,
  lastTime,
  nameLines,
  ROWS,
  shapeGame,
  whereOf,
} from "./event-facts.ts";

/** The words above the sheet. */
function headsOf(event: DatedTournament, isNeutral: boolean): HeadWording[] {
  const { id, dates, games } = event;
  const range = dateRange(dates.start, dates.end);
  const names = daysOf(event).map((day) => weekday(day));
  const weekdays = words.weekdays(names);
  return [
    ...(isNeutral
      ? [
          {
            at: ["any"],
            title: playedOnly(games).length === 0 ? words.announced : words.scoresSoFar,
            note: daysInFull(event),
          },
        ]
      : []),
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
function ticketsOf(event: DatedTournament, isNeutral: boolean): TicketWording[] {
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

/** Five games, with the first one to come among them: a long day goes on behind it. */
function around(games: readonly Game[]): readonly Game[] {
  const next = games.findIndex(({ kind }) => kind !== "played");
  const first = Math.max(0, Math.min(next - 2, games.length - ROWS));
  return games.slice(first, first + ROWS);
}

function shared(
  event: DatedTournament,
): Pick<SheetWording, "name" | "lines" | "where" | "scene" | "place"> {
  const { id, name } = event;
  return {
    name,
    lines: nameLines(name),
    where: whereOf(event),
    scene: `scene-${id}`,
    place: undefined,
  };
}

function buttonsOf({ id }: DatedTournament, first: string, second: SheetButton): SheetButton[] {
  return [{ label: first, href: paths.tournament({ id }), to: "page" }, second];
}

const toCalendar = ({ id }: DatedTournament, label: string): SheetButton => ({
  label,
  href: tournamentCalendar(id),
  to: "file",
});

function extent(event: DatedTournament): string {
  const days = counts.days(daysOf(event).length);
  const { length } = event.games;
  return length === 0 ? days : `${counts.games(length)}, ${days}`;
}

/** Before the event: its first games. */
function aheadSheet(event: DatedTournament, record: ClubRecord, isNeutral: boolean): SheetWording {
  const { dates, games, id } = event;
  const { day, month } = dayParts(dates.start);
  const firstDay = games[0]?.date;
  const listed = games.slice(0, ROWS);
  const isOneDay = listed.every(({ date }) => date === firstDay);
  return {
    at: [...(isNeutral ? ["any"] : []), `${id}:next`, `${id}:week`],
    ...shared(event),
    label: extent(event),
    facts: [daysInFull(event), ...lastTime(event, record)],
    buttons: buttonsOf(event, words.theTournament, toCalendar(event, eventFacts.addToCalendar)),
    disc: { large: String(day), small: monthName(month) },
    zone: zoneName(event.timeZone),
    list:
      games.length === 0
        ? undefined
        : {
            title: isOneDay && firstDay !== undefined ? dayInWords(firstDay) : words.firstGames,
            note: zoneName(event.timeZone),
            games: listed.map((game) => shapeGame(game, !isOneDay)),
            days: [],
            missing: eventFacts.toPlay,
          },
  };
}

/** On one of its days: the games of that day. */
function todaySheet(event: DatedTournament, today: Day): SheetWording {
  const ofToday = datedGames(event).filter(({ date }) => date === today);
  const played = playedOnly(ofToday);
  const days = daysOf(event);
  const label =
    days.length === 1 ? words.oneDay : words.dayOf(days.indexOf(today) + 1, days.length);
  const { day, month } = dayParts(today);
  return {
    at: [`${event.id}:${today}`],
    ...shared(event),
    label,
    facts: [
      daysInFull(event),
      ...(played.length === 0 ? [] : [words.todaysRecord(recordWords(countRecord(played)))]),
    ],
    buttons: buttonsOf(event, words.followTheGames, toCalendar(event, words.calendar)),
    disc: { large: String(day), small: monthName(month) },
    zone: zoneName(event.timeZone),
    list:
      ofToday.length === 0
        ? undefined
        : {
            title: words.gamesToday,
            note:
              played.length === 0
                ? zoneName(event.timeZone)
                : words.recordSoFar(recordText(countRecord(played))),
            games: around(ofToday).map((game) => shapeGame(game, false)),
            days: [],
            missing: eventFacts.toPlay,
          },
  };
}

/** After its last day, as long as scores are missing. */
function playedSheet(event: DatedTournament): SheetWording {
  const missing = event.games.length - playedOnly(event.games).length;
  const feed: SheetButton = { label: words.resultsFeed, href: atomPath("results"), to: "file" };
  return {
    at: [`${event.id}:played`],
    ...shared(event),
    label: missing === event.games.length ? words.noScoresAreIn : words.someScoresAreMissing,
    facts: [daysInFull(event), words.scoresPostedHere],
    buttons: buttonsOf(event, words.theTournament, feed),
    disc: {
      large: String(missing),
      small: words.gamesWithoutScore(missing),
      isOpen: true,
    },
    zone: undefined,
    list: {
      title: words.gamesPlayed,
      note:
        missing === event.games.length ? words.noScoresYet : recordText(countRecord(event.games)),
      games: event.games.slice(-ROWS).map((game) => shapeGame(game, true)),
      days: [],
      missing: eventFacts.noScoreYet,
    },
  };
}

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
