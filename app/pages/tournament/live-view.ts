import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { monthName, weekday, monthAndDay } from "#app/domain/dates/written-dates.ts";
import { pointsOf, pointsText, countRecord, recordText } from "#app/domain/records.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import { countOf } from "#app/domain/today/day-words.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/tournament.ts";
import type {
  GameMoment,
  ShownGame,
  ShownScore,
  LiveData,
  TournamentData,
} from "./tournament-data.ts";

/** A game of a tournament that is being played, with its moment. */
export interface LiveGame {
  readonly game: ShownGame;
  readonly moment: GameMoment;
}

/** Whether a game has a score. */
const isPlayed = (game: ShownGame): game is ShownScore => game.kindOf === "played";

/** Whether a game has no score and may still get one; one that was cancelled gets none. */
export const isOpen = (game: ShownGame): boolean =>
  !isPlayed(game) && game.missing !== eventFacts.notPlayed;

const scoresOf = (games: readonly LiveGame[]) =>
  games.flatMap(({ game }) => (isPlayed(game) ? [{ kind: "played", score: game } as const] : []));

/** Totals of today's games, or of all games so far; before the first score, the number of games. */
function figuresOf(all: readonly LiveGame[], days: number, today: Day | undefined) {
  const ofToday = all.filter(({ moment }) => moment.day === today);
  const counted = today !== undefined && scoresOf(ofToday).length > 0 ? ofToday : all;
  const scores = scoresOf(counted);
  if (scores.length === 0) {
    return [
      { label: all.length === 1 ? words.game : words.games, value: String(all.length) },
      { label: days === 1 ? words.day : words.days, value: String(days) },
    ];
  }
  return [
    {
      label: counted === ofToday ? onTheDay.today : words.soFar,
      value: recordText(countRecord(scores)),
    },
    { label: seasonFacts.points, value: pointsText(pointsOf(scores)) },
  ];
}

/** The game on the gold slab: the next one, or the one that is being played. */
export interface NextGame extends LiveGame {
  /** "Next game", "On now", "Game 3 of 6" */
  readonly label: string;
  /** The day of the month, or what is left until it begins. */
  readonly disc: readonly [large: string, small: string];
  /** It is today. */
  readonly isHot: boolean;
}

interface GamesOfDay {
  /** "Saturday, June 12"; empty for games whose day is unknown. */
  readonly words: string;
  readonly games: readonly LiveGame[];
}

/** Text and data of the page of an unfinished tournament, on any day or on today's date. */
export interface LiveView {
  readonly title: string;
  /** Its days are over, and scores are missing. */
  readonly isOver: boolean;
  /** Label and text of the slab if there is no next game. */
  readonly none: readonly [label: string, words: string];
  /** Heading of the list of games without a score. */
  readonly laterTitle: string;
  /** Missing when no game of today is left, and after the last day. */
  readonly next: NextGame | undefined;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** "Sunday 10:00 AM", and what that game is. */
  readonly following: readonly [when: string, kind: string];
  /** With a score or cancelled, the newest first. */
  readonly played: readonly LiveGame[];
  /** Without a score, but for the next one. */
  readonly later: readonly GamesOfDay[];
  /** The day that it is at the venue, on one of the tournament's own. */
  readonly today: Day | undefined;
}

/** The day that it is, on one of the tournament's own. */
function todayOf(state: DayState | undefined): Day | undefined {
  return /:(\d{4}-\d\d-\d\d)$/.exec(state?.key ?? "")?.[1];
}

/** Its days are not long over; the word for a day without any event is much like it. */
function isJustPlayed({ key }: DayState): boolean {
  return key.endsWith(":played") && key !== "last:played";
}

function titleOf(state: DayState | undefined): string {
  if (todayOf(state) !== undefined) return onTheDay.today;
  return state !== undefined && isJustPlayed(state) ? eventFacts.justPlayed : words.theGames;
}

/** Whether a moment is after the last day of the tournament, at the venue. */
function isAfter({ events }: Dates, now: number): boolean {
  return events.every(({ end, zone }) => venueDay(now, zone) > end);
}

function labelOf(state: DayState | undefined, number: number, total: number): string {
  if (state?.isOn === true) return onTheDay.onNow;
  if (state?.game !== undefined) return words.nextGame;
  return total === 1 ? words.theGame : words.gameOf(number, total);
}

function discOf(day: Day | undefined, state: DayState | undefined): readonly [string, string] {
  const count = state === undefined ? undefined : countOf(state);
  if (count !== undefined) return count;
  if (day === undefined) return ["?", words.dateTbdOnDisc];
  const parts = dayParts(day);
  return [String(parts.day), monthName(parts.month)];
}

function nextOf(all: readonly LiveGame[], state: DayState | undefined): NextGame | undefined {
  const today = todayOf(state);
  const open = all.filter(({ game }) => isOpen(game));
  // A score that has just arrived: the clock is looked at in a moment.
  const counted = open.find(({ moment }) =>
    all.some((one) => one.moment.dated === state?.game && isPlayed(one.game))
      ? moment.day === today
      : moment.dated === state?.game,
  );
  const next = today === undefined ? open[0] : counted;
  if (next === undefined) return undefined;
  const isAnother = state?.game !== undefined && state.game !== next.moment.dated;
  return {
    ...next,
    label: labelOf(state, all.indexOf(next) + 1, all.length),
    disc: discOf(next.moment.day, isAnother ? undefined : state),
    isHot: counted !== undefined,
  };
}

function followingOf(later: readonly LiveGame[]): readonly [when: string, kind: string] {
  const [then] = later;
  if (then === undefined) return [words.noMoreGames, ""];
  const { day, time } = then.moment;
  const when = [day === undefined ? "" : weekday(day), time].filter(Boolean).join(" ");
  return [when || counts.games(later.length), then.game.kind];
}

function noneOf(isOver: boolean, games: readonly LiveGame[]): LiveView["none"] {
  return isOver
    ? [words.withoutAScore, counts.games(games.length)]
    : [words.noMoreGamesToday, followingOf(games)[0]];
}

function byDay(games: readonly LiveGame[]): GamesOfDay[] {
  const days = new Set(games.map(({ moment }) => moment.day));
  return Array.from(days, (day) => ({
    words: day === undefined ? "" : `${weekday(day)}, ${monthAndDay(day)}`,
    games: games.filter(({ moment }) => moment.day === day),
  }));
}

/**
 * @param day what the day makes of the tournament's dates; nothing in the document, which is true on any
 *   day
 */
export function liveView(
  { games }: Pick<TournamentData, "games">,
  { moments, days, dates }: Pick<LiveData, "moments" | "days" | "dates">,
  day: { readonly now: number; readonly state: DayState } | undefined,
): LiveView {
  const { state } = day ?? {};
  const isOver = day !== undefined && isAfter(dates, day.now);
  const all = games.flatMap((game, index) => {
    const moment = moments[index];
    return moment === undefined ? [] : { game, moment };
  });
  const next = isOver ? undefined : nextOf(all, state);
  const later = all.filter(({ game }) => isOpen(game) && game.key !== next?.game.key);
  const today = todayOf(state);
  const after = later.filter(({ game, moment }) =>
    next === undefined
      ? today === undefined || moment.day === undefined || moment.day > today
      : Number(game.key) > Number(next.game.key),
  );
  return {
    title: titleOf(state),
    isOver,
    none: noneOf(isOver, after),
    laterTitle: isOver || later.length > after.length ? words.withoutAScore : words.later,
    next,
    figures: figuresOf(all, days, today),
    following: followingOf(after),
    played: all.filter(({ game }) => !isOpen(game)).toReversed(),
    later: byDay(later),
    today,
  };
}

/** Whether the day of a game is over, at the venue. */
export function isPast({ isOver, today }: LiveView, { day }: GameMoment): boolean {
  return isOver || (today !== undefined && day !== undefined && day < today);
}
