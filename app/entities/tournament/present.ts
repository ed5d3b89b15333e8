import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { dayInWords, monthName, weekday } from "#app/domain/dates/written-dates.ts";
import { sumPoints, pointsText, countOutcomes, recordText } from "#app/domain/records.ts";
import type { DayState } from "#app/domain/today/day-state.ts";
import { formatCountdown } from "#app/domain/today/day-words.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import type { Clock } from "./use-day.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import { isOpen } from "#app/entities/game/describe.ts";
import type { GameShape, PlayedShape } from "#app/entities/game/shape.ts";
import { gamesInOrder } from "./games-in-order.ts";
import type { GameGroup, PlayedTournament } from "./shape.ts";

/** Data of a tournament needed to present it. */
export interface PresentedData extends Pick<PlayedTournament, "groups"> {
  /** "Eastern time" */
  readonly zone: string;
  /** Undefined once no more scores can arrive. */
  readonly live: { readonly dates: Dates; readonly days: number } | undefined;
}

/**
 * State of a tournament on a day. Prerendered HTML must be correct on any day, so it treats a
 * tournament with missing scores as upcoming.
 */
export type Phase =
  | { readonly is: "finished" }
  | { readonly is: "coming" }
  /** During the tournament, by the venue's clock. */
  | { readonly is: "today"; readonly day: Day }
  /** After its last day, with scores missing. */
  | { readonly is: "waiting" };

function findPhase(live: PresentedData["live"], clock: Clock | undefined): Phase {
  if (live === undefined) return { is: "finished" };
  if (clock === undefined) return { is: "coming" };
  const events = live.dates.events.map(({ start, end, zone }) => ({
    start,
    end,
    day: venueDay(clock.now, zone),
  }));
  const today = events.find(({ day, start, end }) => start <= day && day <= end);
  if (today !== undefined) return { is: "today", day: today.day };
  return { is: events.every(({ day, end }) => day > end) ? "waiting" : "coming" };
}

export interface GameSection {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** "Pool play", "Saturday, June 12"; the heading is empty if the list is not divided. */
  readonly groups: readonly GameGroup[];
  /** Whether the headings name the kind of game. */
  readonly isGrouped?: boolean;
}

const isPlayed = (game: GameShape): game is PlayedShape => game.kind === "played";

/** A figure in the summary. */
export interface PresentedFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: boolean;
  readonly note?: string;
}

/** Totals of today's games, or of all games; before the first score, the number of games. */
function totals(
  games: readonly GameShape[],
  live: PresentedData["live"],
  phase: Phase,
): PresentedFigure[] {
  const ofToday = phase.is === "today" ? games.filter(({ day }) => day === phase.day) : [];
  const today = ofToday.filter(isPlayed);
  const scores = today.length > 0 ? today : games.filter(isPlayed);
  if (scores.length > 0) {
    const soFar = live === undefined ? seasonFacts.record : "So far";
    const points = sumPoints(scores.map((score) => ({ score })));
    return [
      {
        label: scores === today ? onTheDay.today : soFar,
        value: recordText(countOutcomes(scores)),
      },
      { label: seasonFacts.points, value: pointsText(points) },
    ];
  }
  if (live === undefined) return [];
  const { days } = live;
  return [
    { label: games.length === 1 ? "Game" : "Games", value: String(games.length) },
    ...(days === 0 ? [] : [{ label: days === 1 ? "Day" : "Days", value: String(days) }]),
  ];
}

/** The next game, or the one in progress. */
export interface NextGame {
  readonly game: GameShape;
  /** "Next game", "On now", "Game 3 of 6" */
  readonly label: string;
  /** Content of the disc: day of the month, or time until the game. */
  readonly disc: readonly [large: string, small: string];
  /** Whether it is today. */
  readonly isHot: boolean;
  readonly isOn: boolean;
  /** Milliseconds until the start, on the day of the game. */
  readonly wait: number | undefined;
}

/** Panel above the lists while more scores may arrive. */
export interface Headline {
  readonly title: string;
  /** Undefined if no game is left today, and after the last day. */
  readonly next: NextGame | undefined;
  /** Label and text shown without a next game. */
  readonly none: readonly [label: string, words: string];
}

function labelNextGame(state: DayState | undefined, number: number, total: number): string {
  if (state?.is === "today" && state.game !== undefined) {
    return state.isOn === true ? onTheDay.onNow : "Next game";
  }
  return total === 1 ? "The game" : `Game ${number} of ${total}`;
}

function countdownDisc(
  day: Day | undefined,
  state: DayState | undefined,
): readonly [string, string] {
  const count = state === undefined ? undefined : formatCountdown(state);
  if (count !== undefined) return count;
  if (day === undefined) return ["?", "date TBD"];
  const parts = dayParts(day);
  return [String(parts.day), monthName(parts.month)];
}

function findNextGame(
  games: readonly GameShape[],
  phase: Phase,
  state: DayState | undefined,
): NextGame | undefined {
  if (phase.is === "waiting" || phase.is === "finished") return undefined;
  const open = games.filter(isOpen);
  const today = state?.is === "today" ? state : undefined;
  const current = today?.game;
  // A new score has arrived, but the clock has not been updated yet.
  const isOutdated = games.some((game) => game.dated === current && isPlayed(game));
  const hot =
    phase.is === "today"
      ? open.find(({ day, dated }) => (isOutdated ? day === phase.day : dated === current))
      : undefined;
  const game = phase.is === "today" ? hot : open[0];
  if (game === undefined) return undefined;
  const isAnother = current !== undefined && current !== game.dated;
  return {
    game,
    label: labelNextGame(isAnother ? undefined : state, games.indexOf(game) + 1, games.length),
    disc: countdownDisc(game.day, isAnother ? undefined : state),
    isHot: hot !== undefined,
    isOn: !isAnother && today?.isOn === true,
    wait: isAnother ? undefined : today?.wait,
  };
}

/** Time of the next game, or the number of remaining games: "Sunday 10:00 AM". */
function whenNext(games: readonly GameShape[]): string {
  const [then] = games;
  if (then === undefined) return "No more games";
  const { day, time } = then;
  const when = [day === undefined ? "" : weekday(day), time ?? ""].filter(Boolean).join(" ");
  return when || counts.games(games.length);
}

/** The game after the next one: time, opponent and kind. */
function describeFollowing(after: readonly GameShape[]): PresentedFigure {
  const figure = { label: "Then", value: whenNext(after), isText: true };
  const [game] = after;
  if (game === undefined) return figure;
  const opponent = game.kind === "undecided" ? [] : [game.name];
  return { ...figure, note: [...opponent, game.round].join(" · ") };
}

function groupByDay(games: readonly GameShape[]): GameSection["groups"] {
  const days = new Set(games.map(({ day }) => day));
  return Array.from(days, (day) => {
    const ofDay = games.filter((game) => game.day === day);
    const heading = day === undefined ? "Date TBD" : dayInWords(day);
    return { heading, games: ofDay };
  });
}

/** All games, grouped under headings. */
function allGames(groups: readonly GameGroup[], games: readonly GameShape[]): GameSection {
  return {
    id: "games",
    title: groups.length > 1 ? "Path through the tournament" : "Every game",
    note: counts.games(games.length),
    groups,
    isGrouped: true,
  };
}

/**
 * A tournament's games for display: upcoming, in progress, waiting for scores, or finished.
 *
 * @param clock undefined when prerendering
 */
export function present(data: PresentedData, clock?: Clock) {
  const { groups, live, zone } = data;
  const games = gamesInOrder(data);
  const phase = findPhase(live, clock);
  const figures = totals(games, live, phase);
  if (phase.is === "finished") {
    const sections = games.length === 0 ? [] : [allGames(groups, games)];
    return { phase, headline: undefined, figures, sections };
  }
  const next = findNextGame(games, phase, clock?.state);
  const today = phase.is === "today" ? phase.day : undefined;
  const later = games.filter((game) => isOpen(game) && game !== next?.game);
  const after = later.filter(({ key, day }) =>
    next === undefined
      ? today === undefined || day === undefined || day > today
      : Number(key) > Number(next.game.key),
  );
  const played = games.filter((game) => !isOpen(game)).toReversed();
  const isWaiting = phase.is === "waiting";
  const isLater = !isWaiting && later.length === after.length;
  const sections: GameSection[] = [
    {
      id: "played",
      title: "Played",
      note: "newest first",
      groups: [{ heading: "", games: played }],
    },
    {
      id: "later",
      title: isLater ? "Later" : "Without a score",
      note: zone,
      groups: groupByDay(later),
    },
  ];
  const headline: Headline = {
    title: today === undefined ? "The games" : onTheDay.today,
    next,
    none: isWaiting
      ? ["Without a score", counts.games(later.length)]
      : ["No more games today", whenNext(after)],
  };
  return {
    phase,
    headline,
    figures: [...figures, ...(isWaiting ? [] : [describeFollowing(after)])],
    sections: sections.filter(({ groups }) => groups.some((group) => group.games.length > 0)),
  };
}

/** A tournament's games for display; `headline` is undefined once it is finished. */
export type Presented = ReturnType<typeof present>;
