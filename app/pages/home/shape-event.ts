import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import { dateRange, monthName, weekday } from "#app/domain/dates/written-dates.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { datedGames, type DatedTournament, eventDays } from "#app/content/record/events.ts";
import { dayState, eventState } from "#app/domain/today/day-of.ts";
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
import {
  type HeadWording,
  type SheetButton,
  type SheetWording,
  type TicketWording,
  withAny,
} from "./home-data.ts";
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

/** The words above the sheet on one of its days. */
function todayHead({ id }: DatedTournament, today: Day): HeadWording {
  return { at: [dayState(id, today)], title: onTheDay.today, note: dayInWords(today) };
}

/** The words above the sheet. */
function headsOf(event: DatedTournament, isNeutral: boolean): HeadWording[] {
  const { id, dates, games } = event;
  const days = daysOf(event);
  const heads: HeadWording[] = [
    { at: [eventState(id, "next")], title: words.nextTournament, note: undefined },
    {
      at: [eventState(id, "week")],
      title: words.thisWeek,
      note: words.weekdays(days.map((day) => weekday(day))),
    },
    ...days.map((day) => todayHead(event, day)),
  ];
  if (isNeutral) {
    const title = playedOnly(games).length === 0 ? words.announced : words.scoresSoFar;
    heads.unshift({ at: ["any"], title, note: daysInFull(event) });
  }
  if (games.length > 0) {
    const note = dateRange(dates.start, dates.end);
    heads.push({ at: [eventState(id, "played")], title: eventFacts.justPlayed, note });
  }
  return heads;
}

function todayTicket(event: DatedTournament, today: Day): TicketWording {
  const { id, name } = event;
  return {
    kind: "words",
    at: [dayState(id, today)],
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
  const href = paths.tournament({ id });
  const ticket = { kind: "words", first: name, isQuiet: false, href } as const;
  const tickets: TicketWording[] = [
    { ...ticket, at: [eventState(id, "next")], large: undefined, last: range },
    { ...ticket, at: [eventState(id, "week")], large: weekday(dates.start), last: range },
    ...daysOf(event).map((today) => todayTicket(event, today)),
  ];
  if (isNeutral) {
    const large = ticketDate(dates.start);
    tickets.unshift({ ...ticket, at: ["any"], large, last: daysInFull(event) });
  }
  if (games.length > 0) {
    const at = [eventState(id, "played")];
    const [large, last] = [words.played, words.scoresComing];
    tickets.push({ ...ticket, at, large, last, isQuiet: true });
  }
  return tickets;
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
    at: withAny(isNeutral, eventState(id, "next"), eventState(id, "week")),
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
    at: [dayState(event.id, today)],
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
    at: [eventState(event.id, "played")],
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

/** The words before an event, on each of its days, and after it as long as scores are missing. */
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

/**
 * The words of an event that is not over. Of a league they are those of its next day, and for later days those that are
 * shown on the day itself.
 */
export function shapeEvent(
  event: DatedTournament,
  record: ClubRecord,
  isNeutral: boolean,
): EventWordings {
  const [next = event, ...later] = eventDays(event, record);
  const { heads, sheets, tickets } = wordingsOf(next, record, isNeutral);
  const days = later.flatMap((one) => daysOf(one).map((day) => [one, day] as const));
  return {
    heads: [...heads, ...days.map(([one, day]) => todayHead(one, day))],
    sheets: [...sheets, ...days.map(([one, day]) => todaySheet(one, day))],
    tickets: [...tickets, ...days.map(([one, day]) => todayTicket(one, day))],
  };
}
