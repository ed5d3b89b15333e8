import { addDays, type Day, daysBetween } from "#app/domain/dates/day.ts";
import {
  dateRange,
  dateRangeInYear,
  dayInWords,
  weekday,
} from "#app/domain/dates/written-dates.ts";
import type { DatedEvent, Dates, DayState } from "#app/domain/today/day-state.ts";
import { describeWait } from "#app/domain/today/day-words.ts";
import { isOpen } from "#app/entities/game/describe.ts";
import type { GameShape } from "#app/entities/game/shape.ts";
import {
  findNextGame,
  findPhase,
  type NextGame,
  type Phase,
} from "#app/entities/tournament/present.ts";
import type { Clock } from "#app/entities/tournament/use-clock.ts";
import { paths } from "#app/routes/paths.ts";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import type { DayData } from "./shape-day.ts";

/** Number of games listed on Home. */
const MAX_ROWS = 5;

/** Content of Home on a given day. */
export interface ShownDay {
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly href: string;
  readonly facts: readonly string[];
  readonly games: readonly GameShape[];
  /** "5 of 7 games" or "Last 5 of 7 games", if the tournament's page has more. */
  readonly share?: string | undefined;
  /** The next game, on the day it is played. */
  readonly next?: NextGame | undefined;
  readonly days: NonNullable<DayData["tryouts"]>["days"];
}

type DayEvent = DayData["events"][number];

/** Five games around the next one; the last five if there is none. */
function selectGames(games: readonly GameShape[], phase: Phase): readonly GameShape[] {
  const next = phase === "waiting" ? -1 : games.findIndex(isOpen);
  const last = games.length - MAX_ROWS;
  const first = Math.max(0, next < 0 ? last : Math.min(next - 2, last));
  return games.slice(first, first + MAX_ROWS);
}

/** Heading of an event and the note beside it. */
function titleEvent(
  games: readonly GameShape[],
  { start, end }: DatedEvent,
  state: DayState | undefined,
): Pick<ShownDay, "title" | "note"> {
  if (state?.is === "next") return { title: "Next tournament", note: describeWait(state.days) };
  if (state?.is === "week") {
    const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) =>
      weekday(addDays(start, at)),
    );
    const note = days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(" and ");
    return { title: "This week", note };
  }
  if (state?.is === "today") return { title: words.today, note: dayInWords(state.day) };
  if (state?.is === "canceled") return { title: words.canceled, note: dateRange(start, end) };
  if (state?.is === "played") return { title: words.justPlayed, note: "scores coming" };
  const hasScores = games.some(({ kind }) => kind === "played");
  return { title: hasScores ? "Scores so far" : "Announced", note: "" };
}

/** An event that is upcoming, in progress, or lacks scores. */
function showEvent(event: DayEvent, dates: Dates, datedEvent: DatedEvent, clock?: Clock): ShownDay {
  const { id, name, where, zone, games } = event;
  const { start, end } = datedEvent;
  const events = dates.events.filter((event) => event.id === id);
  const phase = findPhase({ events }, clock);
  const today = typeof phase === "object" ? phase.today : undefined;
  const isCanceled = datedEvent.isCanceled === true;
  const listed = selectGames(
    (isCanceled ? [] : games).filter(({ day }) =>
      day === undefined ? today === undefined : (today ?? start) <= day && day <= (today ?? end),
    ),
    phase,
  );
  const { title, note } = titleEvent(games, datedEvent, clock?.state);
  const isTimed = listed.some((game) => isOpen(game) && game.time !== undefined);
  return {
    title,
    note,
    name,
    href: paths.tournament({ id }),
    facts: [dateRangeInYear(start, end), where, ...(isTimed ? [zone] : [])],
    games: listed,
    share:
      listed.length < games.length
        ? `${listed.length} of ${counts.games(games.length)}`
        : undefined,
    next: today === undefined ? undefined : findNextGame(games, phase, clock?.state),
    days: [],
  };
}

type DayTryouts = NonNullable<DayData["tryouts"]>;

/** One of the days of tryouts, or the next one once registration has ended. */
function showTryoutDay(
  tryouts: DayTryouts,
  { is, day }: Extract<DayState, { is: "tryouts today" | "tryouts ahead" }>,
  until: Day | undefined,
): ShownDay {
  const { title, year, facts, days, register } = tryouts;
  const isToday = is === "tryouts today";
  const isRegistering = isToday && until !== undefined && day <= until;
  const registration = isRegistering ? register : until && "Registration has ended";
  return {
    title: isToday ? words.today : title,
    note: dayInWords(day),
    name: `${title} ${year}`,
    href: paths.join(),
    facts: [registration, ...facts].filter((fact) => fact !== undefined),
    games: [],
    days,
  };
}

function showTryouts(
  tryouts: DayTryouts,
  state: DayState | undefined,
  dates: Dates | undefined,
): ShownDay {
  if (state?.is === "tryouts today" || state?.is === "tryouts ahead") {
    return showTryoutDay(tryouts, state, dates?.tryouts?.until);
  }
  const { title, year, extent, from, until, facts, days, register } = tryouts;
  const isOpenNow = state?.is === "tryouts open";
  const nextDate = isOpenNow ? until : (from ?? until);
  return {
    title: isOpenNow ? "Tryouts are open" : title,
    note: (state && nextDate) ?? extent,
    name: `${title} ${year}`,
    href: paths.join(),
    facts: [register, ...facts].filter((fact) => fact !== undefined),
    games: [],
    days,
  };
}

/** The last weekend of games in playing order, or the end of its season. */
function showLast(last: NonNullable<DayData["last"]>, state: DayState | undefined): ShownDay {
  const { id, name, when, where, result, season, games } = last;
  const played = games.filter(({ kind }) => kind === "played");
  const lastGames = {
    title: "Last played",
    note: when,
    name,
    href: paths.tournament({ id }),
    facts: [where, result],
    games: played.slice(-MAX_ROWS),
    share:
      played.length > MAX_ROWS ? `Last ${MAX_ROWS} of ${counts.games(played.length)}` : undefined,
    days: [],
  };
  if (state?.is !== "season over" || season === undefined) return lastGames;
  const { record, finish } = season;
  const facts = [when, ...lastGames.facts];
  return { ...lastGames, title: "The season is over", note: `${record}, ${finish}`, facts };
}

function findEvent({ datesToCome }: DayData, state: DayState | undefined): DatedEvent | undefined {
  if (state === undefined) return datesToCome?.events.find(({ isCanceled }) => isCanceled !== true);
  return "event" in state ? state.event : undefined;
}

/**
 * Selects Home's content for a day. Prerendered HTML must be correct on any day: it shows the first
 * event without scores, else the tryouts with their dates, else the last event.
 *
 * @param clock undefined when prerendering
 */
export function showDay(data: DayData, clock?: Clock): ShownDay | undefined {
  const { datesToCome, events, tryouts, last } = data;
  const state = clock?.state;
  const datedEvent = findEvent(data, state);
  const event = events.find(({ id }) => id === datedEvent?.id);
  if (datesToCome !== undefined && datedEvent !== undefined && event !== undefined) {
    return showEvent(event, datesToCome, datedEvent, clock);
  }
  const areTryouts = state === undefined || state.is.startsWith("tryouts");
  if (tryouts !== undefined && areTryouts) return showTryouts(tryouts, state, datesToCome);
  return last && showLast(last, state);
}

/** The last event, below a day without games: tryouts, or an event whose games are not known yet. */
export function showLastGames({ last }: DayData, day: ShownDay): ShownDay | undefined {
  return last && day.games.length === 0 ? showLast(last, undefined) : undefined;
}
