import { type Day, dayParts } from "#app/domain/dates/day.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import { monthName, weekday, monthAndDay } from "#app/domain/dates/written-dates.ts";
import { pointsOf, pointsText, countRecord, recordText } from "#app/domain/records.ts";
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

/**
 * State of a tournament on a day. A document is true on any day: in it a tournament with games that lack a score is
 * still to come.
 */
export type Phase =
  | { readonly is: "finished" }
  | { readonly is: "coming" }
  /** On one of its days, at the venue. */
  | { readonly is: "today"; readonly day: Day }
  /** Its days are over, and scores are missing. */
  | { readonly is: "waiting" };

/** @param now nothing in the document */
function phaseOf(live: Pick<LiveData, "dates"> | undefined, now: number | undefined): Phase {
  if (live === undefined) return { is: "finished" };
  if (now === undefined) return { is: "coming" };
  const events = live.dates.events.map((event) => ({ ...event, day: venueDay(now, event.zone) }));
  const today = events.find(({ day, start, end }) => start <= day && day <= end);
  if (today !== undefined) return { is: "today", day: today.day };
  return { is: events.every(({ day, end }) => day > end) ? "waiting" : "coming" };
}

/** A game of a tournament that is not over, with its moment. */
interface LiveGame {
  readonly game: ShownGame;
  readonly moment: GameMoment;
}

/** A game as a row of a list. */
export interface GameRow {
  readonly game: ShownGame;
  readonly moment?: GameMoment | undefined;
  /** Its day is over, at the venue. */
  readonly isPast?: boolean;
  /** The heading says what the game was played for. */
  readonly isInGroup?: boolean;
}

/** A list of games. */
export interface GameSection {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly groups: readonly {
    /** "Pool play", "Saturday, June 12"; empty where nothing divides the list. */
    readonly heading: string;
    /** "2–0" */
    readonly record: string;
    readonly rows: readonly GameRow[];
  }[];
}

/** Whether a game has a score. */
const isPlayed = (game: ShownGame): game is ShownScore => game.kindOf === "played";

/** Whether a game has no score and may still get one; one that was cancelled gets none. */
export const isOpen = (game: ShownGame): boolean =>
  !isPlayed(game) && game.missing !== eventFacts.notPlayed;

const scoresOf = (games: readonly LiveGame[]) =>
  games.flatMap(({ game }) => (isPlayed(game) ? [{ kind: "played", score: game } as const] : []));

/** Totals of today's games, or of all games so far; before the first score, the number of games. */
function liveFigures(
  all: readonly LiveGame[],
  days: number,
  today: Day | undefined,
): PresentedFigure[] {
  const ofToday = all.filter(({ moment }) => moment.day === today);
  const counted = today !== undefined && scoresOf(ofToday).length > 0 ? ofToday : all;
  const scores = scoresOf(counted);
  if (scores.length === 0) {
    return [
      { label: all.length === 1 ? words.game : words.games, value: String(all.length) },
      ...(days === 0 ? [] : [{ label: days === 1 ? words.day : words.days, value: String(days) }]),
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

/** A figure of the summary. */
export interface PresentedFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: boolean;
  readonly note?: string;
}

/** Panel above the lists while scores may arrive. */
export interface Headline {
  readonly title: string;
  /** Missing when no game of today is left, and after the last day. */
  readonly next: NextGame | undefined;
  /** Label and text in place of the next game. */
  readonly none: readonly [label: string, words: string];
}

/** Texts of a tournament's page on a day. */
export interface Presented {
  readonly phase: Phase;
  /** Nothing once it is finished. */
  readonly headline: Headline | undefined;
  readonly figures: readonly PresentedFigure[];
  readonly sections: readonly GameSection[];
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

function nextOf(
  all: readonly LiveGame[],
  state: DayState | undefined,
  today: Day | undefined,
): NextGame | undefined {
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

/** When a game is, or how many are left: "Sunday 10:00 AM". */
function whenNext(games: readonly LiveGame[]): string {
  const [then] = games;
  if (then === undefined) return words.noMoreGames;
  const { day, time } = then.moment;
  const when = [day === undefined ? "" : weekday(day), time].filter(Boolean).join(" ");
  return when || counts.games(games.length);
}

/** The game after the next one: when, against whom, and what it is played for. */
function followingOf(after: readonly LiveGame[]): PresentedFigure {
  const figure = { label: words.following, value: whenNext(after), isText: true };
  const game = after[0]?.game;
  if (game === undefined) return figure;
  const opponent = game.kindOf === "undecided" ? [] : [game.name];
  return { ...figure, note: [...opponent, game.kind].join(" · ") };
}

function byDay(games: readonly LiveGame[], phase: Phase): GameSection["groups"] {
  const days = new Set(games.map(({ moment }) => moment.day));
  return Array.from(days, (day) => ({
    heading: day === undefined ? words.dateTbd : `${weekday(day)}, ${monthAndDay(day)}`,
    record: "",
    rows: games
      .filter(({ moment }) => moment.day === day)
      .map(({ game, moment }) => ({ game, moment, isPast: isPast(phase, day) })),
  }));
}

/** Whether a day is over, at the venue. */
function isPast(phase: Phase, day: Day | undefined): boolean {
  if (phase.is === "today") return day !== undefined && day < phase.day;
  return phase.is === "waiting";
}

/** A tournament whose scores are all there, or where none is expected any more. */
function presentFinished({ games, groups, record, points }: PresentedData): Presented {
  const lists = groups.map(({ keys, ...group }) => ({
    ...group,
    rows: games.filter(({ key }) => keys.includes(key)).map((game) => ({ game, isInGroup: true })),
  }));
  return {
    phase: { is: "finished" },
    headline: undefined,
    figures: [
      ...(record === undefined ? [] : [{ label: seasonFacts.record, value: record }]),
      ...(points === undefined ? [] : [{ label: seasonFacts.points, value: points }]),
    ],
    sections: [
      {
        id: "games",
        title: groups.length > 1 ? words.pathThrough : words.everyGame,
        note: counts.games(games.length),
        groups: lists,
      },
    ].filter(() => games.length > 0),
  };
}

/** A tournament that is to come, is played, or lacks scores. */
function presentUnfinished(
  { games, zone }: PresentedData,
  { moments, days }: Pick<LiveData, "moments" | "days">,
  phase: Phase,
  state: DayState | undefined,
): Presented {
  const today = phase.is === "today" ? phase.day : undefined;
  const all = games.flatMap((game, index) => {
    const moment = moments[index];
    return moment === undefined ? [] : { game, moment };
  });
  const next = phase.is === "waiting" ? undefined : nextOf(all, state, today);
  const later = all.filter(({ game }) => isOpen(game) && game.key !== next?.game.key);
  const after = later.filter(({ game, moment }) =>
    next === undefined
      ? today === undefined || moment.day === undefined || moment.day > today
      : Number(game.key) > Number(next.game.key),
  );
  const played = all.filter(({ game }) => !isOpen(game)).toReversed();
  const isLater = phase.is !== "waiting" && later.length === after.length;
  const sections: GameSection[] = [
    {
      id: "played",
      title: words.played,
      note: words.newestFirst,
      groups: [{ heading: "", record: "", rows: played }],
    },
    {
      id: "later",
      title: isLater ? words.later : words.withoutAScore,
      note: zone,
      groups: byDay(later, phase),
    },
  ];
  return {
    phase,
    headline: {
      title: today === undefined ? words.theGames : onTheDay.today,
      next,
      none:
        phase.is === "waiting"
          ? [words.withoutAScore, counts.games(later.length)]
          : [words.noMoreGamesToday, whenNext(after)],
    },
    figures: [
      ...liveFigures(all, days, today),
      ...(phase.is === "waiting" ? [] : [followingOf(after)]),
    ],
    sections: sections.filter(({ groups }) => groups.some(({ rows }) => rows.length > 0)),
  };
}

type PresentedData = Pick<TournamentData, "games" | "groups" | "record" | "points" | "zone">;

/**
 * A tournament as its page shows it: coming, being played, waiting for scores, or finished.
 *
 * @param day what the day makes of its dates; nothing in the document
 */
export function present(
  data: PresentedData & {
    readonly live: Pick<LiveData, "moments" | "days" | "dates"> | undefined;
  },
  day?: { readonly now: number; readonly state: DayState },
): Presented {
  const phase = phaseOf(data.live, day?.now);
  return data.live === undefined
    ? presentFinished(data)
    : presentUnfinished(data, data.live, phase, day?.state);
}
