import { addDays, type Day, dayParts, daysBetween } from "#app/domain/dates/day.ts";
import { isDayFirst } from "#app/domain/dates/date-style.ts";
import {
  dateRange,
  dateRangeInYear,
  dayInWords,
  monthName,
  weekday,
} from "#app/domain/dates/written-dates.ts";
import type { DayState } from "#app/domain/today/day-state.ts";
import type { DatedEvent, Dates } from "#app/domain/today/dates.ts";
import { describeWait, shortWait } from "#app/domain/today/day-words.ts";
import { isOpen } from "#app/entities/game/describe.ts";
import { type NextGame, type Phase, present } from "#app/entities/tournament/present.ts";
import type { GameShape } from "#app/entities/game/shape.ts";
import { paths } from "#app/routes/paths.ts";
import type { Clock } from "#app/entities/tournament/use-day.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/home.ts";
import type { DayData } from "./shape-day.ts";

/** Number of games listed on Home. */
const MAX_ROWS = 5;

/** The ticket on the poster: gold for upcoming events, newsprint (`isQuiet`) for past ones. */
export interface TicketWords {
  readonly lines: readonly [first: string, large: string, last: string];
  readonly href: string;
  readonly isQuiet?: boolean;
}

/** Content of Home on a given day. */
export interface ShownDay {
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly href: string;
  readonly facts: readonly string[];
  readonly games: readonly GameShape[];
  /** "Last 5 of 7 games", if the tournament's page has more. */
  readonly share?: string | undefined;
  /** The next game, on the day it is played. */
  readonly next?: NextGame | undefined;
  readonly days: NonNullable<DayData["tryouts"]>["days"];
  /** If undefined, the ticket shows the tryouts callout. */
  readonly ticket: TicketWords | undefined;
}

type DayEvent = DayData["events"][number];

/** Five games around the next one; the last five if there is none. */
function selectGames(games: readonly GameShape[], phase: Phase): readonly GameShape[] {
  const next = phase.is === "waiting" ? -1 : games.findIndex(isOpen);
  const last = games.length - MAX_ROWS;
  const first = Math.max(0, next < 0 ? last : Math.min(next - 2, last));
  return games.slice(first, first + MAX_ROWS);
}

/** "Sept 11". Months have at most four letters, to fit on the large line. */
function ticketDate(start: Day): string {
  const { day, month } = dayParts(start);
  const name = monthName(month).slice(0, 4);
  return isDayFirst() ? `${day} ${name}` : `${name} ${day}`;
}

/** Ticket lines during an event: the current game, the next one, or just the day. */
function todayLines(name: string, today: Day, next: NextGame | undefined): TicketWords["lines"] {
  if (next === undefined) return [name, onTheDay.today, dayInWords(today)];
  const { game, wait, isOn } = next;
  if (isOn) return [onTheDay.onNow, game.name, words.since(game.time ?? "")];
  const first = game.time === undefined ? onTheDay.next : words.nextAt(game.time);
  return [first, wait === undefined ? onTheDay.today : shortWait(wait), game.name];
}

type EventTexts = Pick<ShownDay, "title" | "note"> & Pick<TicketWords, "lines">;

function eventTexts(
  { name, games }: DayEvent,
  { start, end }: DatedEvent,
  state: DayState | undefined,
  next: NextGame | undefined,
): EventTexts {
  const range = dateRange(start, end);
  if (state?.is === "next") {
    const lines = [name, counts.days(state.days), range] as const;
    return { title: words.nextTournament, note: describeWait(state.days), lines };
  }
  if (state?.is === "week") {
    const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) =>
      weekday(addDays(start, at)),
    );
    const lines = [name, weekday(start), range] as const;
    return { title: words.thisWeek, note: words.weekdays(days), lines };
  }
  if (state?.is === "today") {
    const lines = todayLines(name, state.day, next);
    return { title: onTheDay.today, note: dayInWords(state.day), lines };
  }
  if (state?.is === "canceled") {
    const lines = [name, eventFacts.canceled, range] as const;
    return { title: eventFacts.canceled, note: range, lines };
  }
  if (state?.is === "played") {
    const lines = [name, words.played, words.scoresComing] as const;
    return { title: eventFacts.justPlayed, note: words.scoresComing, lines };
  }
  const hasScores = games.some(({ kind }) => kind === "played");
  return {
    title: hasScores ? words.scoresSoFar : words.announced,
    note: "",
    lines: [name, ticketDate(start), dateRangeInYear(start, end)],
  };
}

/** An event that is upcoming, in progress, or lacks scores. */
function presentEvent(event: DayEvent, dates: Dates, dated: DatedEvent, clock?: Clock): ShownDay {
  const { id, name, where, zone, games } = event;
  const { start, end } = dated;
  const events = dates.events.filter((event) => event.id === id);
  const { phase, headline } = present(
    { groups: [{ heading: "", games }], zone, live: { dates: { events }, days: 0 } },
    clock,
  );
  const [from, to] = phase.is === "today" ? [phase.day, phase.day] : [start, end];
  const next = headline?.next?.isHot === true ? headline.next : undefined;
  const isCanceled = dated.isCanceled === true;
  const listed = selectGames(
    (isCanceled ? [] : games).filter(({ day }) =>
      day === undefined ? phase.is !== "today" : from <= day && day <= to,
    ),
    phase,
  );
  const { title, note, lines } = eventTexts(event, dated, clock?.state, next);
  const isTimed = listed.some((game) => isOpen(game) && game.time !== undefined);
  return {
    title,
    note,
    name,
    href: paths.tournament({ id }),
    facts: [dateRangeInYear(start, end), where, ...(isTimed ? [zone] : [])],
    games: listed,
    share: listed.length < games.length ? words.someGames(listed.length, games.length) : undefined,
    next,
    days: [],
    ticket: {
      lines,
      href: paths.tournament({ id }),
      isQuiet: isCanceled || clock?.state.is === "played",
    },
  };
}

type DayTryouts = NonNullable<DayData["tryouts"]>;

/** One of the days of tryouts, or the next one once registration has ended. */
function presentTryoutDay(
  tryouts: DayTryouts,
  { is, day }: Extract<DayState, { is: "tryouts today" | "tryouts ahead" }>,
  until: Day | undefined,
): ShownDay {
  const { title, year, facts, days, register } = tryouts;
  const isToday = is === "tryouts today";
  const large = isToday ? onTheDay.today : ticketDate(day);
  const isRegistering = isToday && until !== undefined && day <= until;
  const registration = isRegistering ? register : until && words.registrationHasEnded;
  return {
    title: isToday ? onTheDay.today : title,
    note: dayInWords(day),
    name: `${title} ${year}`,
    href: paths.join(),
    facts: [registration, ...facts].filter((fact) => fact !== undefined),
    games: [],
    days,
    ticket: { lines: [title, large, dayInWords(day)], href: paths.join() },
  };
}

function presentTryouts(
  tryouts: DayTryouts,
  state: DayState | undefined,
  dates: Dates | undefined,
): ShownDay {
  if (state?.is === "tryouts today" || state?.is === "tryouts ahead") {
    return presentTryoutDay(tryouts, state, dates?.tryouts?.until);
  }
  const { title, year, extent, from, until, link, facts, days, register } = tryouts;
  const isOpenNow = state?.is === "tryouts open";
  const note = state === undefined ? extent : isOpenNow ? until : (from ?? until);
  return {
    title: isOpenNow ? words.tryoutsAreOpen : title,
    note: note ?? extent,
    name: `${title} ${year}`,
    href: paths.join(),
    facts: [register, ...facts].filter((fact) => fact !== undefined),
    games: [],
    days,
    ticket: state === undefined ? { lines: [title, year, extent], href: link } : undefined,
  };
}

/** The last weekend of games, or the end of its season. */
function presentLast(last: NonNullable<DayData["last"]>, state: DayState | undefined): ShownDay {
  const { id, name, when, where, result, month, year, season, games } = last;
  const href = paths.tournament({ id });
  const played = games.filter(({ kind }) => kind === "played");
  const shown = {
    name,
    href,
    facts: [where, result],
    games: played.slice(-MAX_ROWS).toReversed(),
    share: played.length > MAX_ROWS ? words.lastGames(MAX_ROWS, played.length) : undefined,
    days: [],
  };
  if (state?.is === "season over" && season !== undefined) {
    const { record, finish } = season;
    const lines = [String(season.year), record, finish] as const;
    return {
      ...shown,
      title: words.seasonIsOver,
      note: `${record}, ${finish}`,
      facts: [when, ...shown.facts],
      ticket: { lines, href: paths.season({ year: season.year }), isQuiet: true },
    };
  }
  return {
    ...shown,
    title: words.lastPlayed,
    note: when,
    ticket: { lines: [words.lastPlayed, month, year], href, isQuiet: true },
  };
}

function findEvent({ dates }: DayData, state: DayState | undefined): DatedEvent | undefined {
  if (state === undefined) return dates?.events.find(({ isCanceled }) => isCanceled !== true);
  return "event" in state ? state.event : undefined;
}

/**
 * Selects Home's content for a day. Prerendered HTML must be correct on any day: it shows the first
 * event without scores, else the tryouts with their dates, else the last event.
 *
 * @param clock undefined when prerendering
 */
export function presentDay(data: DayData, clock?: Clock): ShownDay | undefined {
  const { dates, events, tryouts, last } = data;
  const state = clock?.state;
  const dated = findEvent(data, state);
  const event = events.find(({ id }) => id === dated?.id);
  if (dates !== undefined && dated !== undefined && event !== undefined) {
    return presentEvent(event, dates, dated, clock);
  }
  const areTryouts = state === undefined || state.is.startsWith("tryouts");
  if (tryouts !== undefined && areTryouts) return presentTryouts(tryouts, state, dates);
  return last && presentLast(last, state);
}

/** The largest number of games or days that Home lists on any day. */
export function countMaxRows({ events, tryouts, last }: DayData): number {
  const listed = [...events, ...(last === undefined ? [] : [last])];
  const games = listed.map((event) => Math.min(MAX_ROWS, event.games.length));
  return Math.max(0, ...games, tryouts?.days.length ?? 0);
}

/**
 * The last event, for days without games: while tryouts are announced or open, and before the games of an event are
 * known. It has as many games as fill the room of the longest list, under a line of their own: what is below the list
 * must not move when a browser knows the day.
 */
export function presentLastGames(data: DayData, shown: ShownDay): ShownDay | undefined {
  const rows = countMaxRows(data) - shown.days.length - 1;
  if (data.last === undefined || shown.games.length > 0 || rows < 1) return undefined;
  const last = presentLast(data.last, undefined);
  return { ...last, games: last.games.slice(0, rows) };
}
