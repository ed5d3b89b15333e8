import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { dayInWords, monthName, weekday } from "#app/domain/dates/written-dates.ts";
import { sumPoints, pointsText, countOutcomes, recordText } from "#app/domain/records.ts";
import type { Dates, DayState } from "#app/domain/today/day-state.ts";
import { formatCountdown } from "#app/domain/today/day-words.ts";
import { gamesInOrder, isOpen } from "#app/entities/game/describe.ts";
import type { GameShape } from "#app/entities/game/shape.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Figure } from "#app/ui/Figures/Figures.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import type { GameGroup } from "./shape.ts";
import type { Clock } from "./use-clock.ts";

/** Data of a tournament needed to present it. */
export interface PresentedData {
  readonly groups: readonly GameGroup[];
  /** "Eastern time" */
  readonly zone: string;
  /** Undefined once no more scores can arrive. */
  readonly live: { readonly dates: Dates; readonly days: number } | undefined;
}

/** State of a tournament with missing scores: during it, the day by the venue's clock; after its last day, "waiting". */
export type Phase = "coming" | "waiting" | { readonly today: Day };

/** The phase by a clock. Prerendered HTML has none: it must be correct on any day, so the tournament is coming. */
export function findPhase(dates: Dates, clock: Clock | undefined): Phase {
  if (clock === undefined) return "coming";
  const events = dates.events.map(({ start, end, timeZone }) => ({
    start,
    end,
    day: venueDay(clock.now, timeZone),
  }));
  const today = events.find(({ day, start, end }) => start <= day && day <= end);
  if (today !== undefined) return { today: today.day };
  return events.every(({ day, end }) => day > end) ? "waiting" : "coming";
}

/** The next game, or the one in progress. */
export interface NextGame {
  readonly game: GameShape;
  /** "Next game", "On now", "Game 3 of 6" */
  readonly label: string;
  /** Content of the disc: day of the month, or time until the game. */
  readonly disc: readonly [large: string, small: string];
  readonly isToday: boolean;
  readonly isOn: boolean;
}

function labelNextGame(state: DayState | undefined, number: number, total: number): string {
  if (state?.is === "today") return state.isOn === true ? words.onNow : "Next game";
  return total === 1 ? "The game" : `Game ${number} of ${total}`;
}

function dayDisc(day: Day | undefined): NextGame["disc"] {
  if (day === undefined) return ["?", "date TBD"];
  const parts = dayParts(day);
  return [String(parts.day), monthName(parts.month)];
}

/** The game in progress, or else the next one without a score; undefined if the day has none, or all days are over. */
export function findNextGame(
  games: readonly GameShape[],
  phase: Phase,
  state: DayState | undefined,
): NextGame | undefined {
  if (phase === "waiting") return undefined;
  const current = state?.is === "today" ? state.game : undefined;
  // A new score has arrived, but the clock has not been updated yet.
  const isOutdated = games.some(({ dated, kind }) => dated === current && kind === "played");
  const game = games.filter(isOpen).find(({ day, dated }) => {
    if (phase === "coming") return true;
    return isOutdated ? day === phase.today : dated === current;
  });
  if (game === undefined) return undefined;
  const knownState = isOutdated ? undefined : state;
  return {
    game,
    label: labelNextGame(knownState, games.indexOf(game) + 1, games.length),
    disc: (knownState && formatCountdown(knownState)) ?? dayDisc(game.day),
    isToday: phase !== "coming",
    isOn: knownState?.is === "today" && knownState.isOn === true,
  };
}

/** Totals of today's games, or of all games; before the first score, the number of games. */
function countTotals(
  games: readonly GameShape[],
  live: PresentedData["live"],
  today: Day | undefined,
): Figure[] {
  const played = games.filter((game) => game.kind === "played");
  const ofToday = played.filter(({ day }) => day !== undefined && day === today);
  const scores = ofToday.length > 0 ? ofToday : played;
  if (scores.length > 0) {
    const label = live === undefined ? words.record : "So far";
    const points = sumPoints(scores.map((score) => ({ score })));
    return [
      {
        label: scores === ofToday ? words.today : label,
        value: recordText(countOutcomes(scores)),
      },
      { label: words.points, value: pointsText(points) },
    ];
  }
  if (live === undefined) return [];
  const { days } = live;
  return [
    { label: games.length === 1 ? "Game" : "Games", value: String(games.length) },
    ...(days === 0 ? [] : [{ label: days === 1 ? "Day" : "Days", value: String(days) }]),
  ];
}

/** Time of the next game, or the number of remaining games: "Sunday 10:00 AM". */
function whenNext(games: readonly GameShape[]): string {
  const [next] = games;
  if (next === undefined) return "No more games";
  const { day, time } = next;
  const when = [day === undefined ? "" : weekday(day), time ?? ""].filter(Boolean).join(" ");
  return when || counts.games(games.length);
}

/** The game after the next one: time, opponent and kind. */
function describeFollowing(after: readonly GameShape[]): Figure {
  const figure = { label: "Then", value: whenNext(after), isText: true };
  const [game] = after;
  if (game === undefined) return figure;
  const opponent = game.kind === "undecided" ? [] : [game.name];
  return { ...figure, note: [...opponent, game.round].join(" · ") };
}

/** A list of games with its title. */
export interface GameSection {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** "Pool play", "Saturday, June 12"; the heading is empty if the list is not divided. */
  readonly groups: readonly GameGroup[];
  /** Whether the headings name the kind of game. */
  readonly isGrouped?: boolean;
}

function groupByDay(games: readonly GameShape[]): GameGroup[] {
  return Array.from(
    groupBy(games, ({ day }) => day),
    ([day, ofDay]) => ({
      heading: day === undefined ? "Date TBD" : dayInWords(day),
      games: ofDay,
    }),
  );
}

/**
 * A tournament's games for display: upcoming, in progress, waiting for scores, or finished.
 *
 * @param clock undefined when prerendering
 * @returns `headline` is the panel above the lists, while scores may arrive; in it, `none` is the label and text without
 *   a next game
 */
export function present(data: PresentedData, clock?: Clock) {
  const { groups, live, zone } = data;
  const games = gamesInOrder(data);
  if (live === undefined) {
    const title = groups.length > 1 ? "Path through the tournament" : "Every game";
    const sections: GameSection[] = [{ id: "games", title, groups, isGrouped: true }];
    return {
      figures: countTotals(games, live, undefined),
      sections: games.length === 0 ? [] : sections,
    };
  }
  const phase = findPhase(live.dates, clock);
  const isWaiting = phase === "waiting";
  const today = typeof phase === "object" ? phase.today : undefined;
  const next = findNextGame(games, phase, clock?.state);
  const later = games.filter((game) => isOpen(game) && game !== next?.game);
  const after = later.filter(({ key, day }) =>
    next === undefined
      ? today === undefined || day === undefined || day > today
      : Number(key) > Number(next.game.key),
  );
  const played = games.filter((game) => !isOpen(game)).toReversed();
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
  return {
    headline: {
      title: today === undefined ? "The games" : words.today,
      next,
      none: isWaiting
        ? ["Without a score", counts.games(later.length)]
        : ["No more games today", whenNext(after)],
    },
    figures: [...countTotals(games, live, today), ...(isWaiting ? [] : [describeFollowing(after)])],
    sections: sections.filter(({ groups }) => groups.some((group) => group.games.length > 0)),
  };
}

/** A tournament's games for display. */
export type Presented = ReturnType<typeof present>;
