import { describePlace } from "#app/domain/places/place.ts";
import { type GameFact, type GameShape, shapeGame } from "#app/entities/game/shape.ts";
import type { ClubRecord, Opponent, PlayedGame } from "#app/record/record.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import {
  listBiggest,
  countRecord,
  oneGoalForfeits,
  oneGoalGames,
  sumPoints,
  pointsText,
  recordText,
  recordWords,
} from "#app/domain/records.ts";
import { currentRun, equallyLongest } from "#app/domain/records/runs.ts";
import { top } from "#app/lib/list/top.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { gamesAgainst, meetingsWith, opponentsByName } from "#app/record/figures.ts";
import { shapeOpponent } from "#app/entities/opponent/shape.ts";
import { neighbors } from "#app/lib/list.ts";
import * as gameWords from "#words/facts/games.ts";
import * as words from "#words/pages/opponent.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import * as seasonFacts from "#words/facts/season.ts";

/** A figure of the head-to-head record. The game's tournament is linked before the note. */
export interface HeadFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: boolean;
  readonly note?: string;
  readonly game?: GameShape;
}

function biggestFigure(
  games: readonly PlayedGame[],
  side: "win" | "loss",
  record: ClubRecord,
): HeadFigure[] {
  const {
    first: [game],
    equals,
  } = top(listBiggest(games, side), 1, ({ score }) => computeMargin(score));
  if (game === undefined) return [];
  const margin = Math.abs(computeMargin(game.score));
  return [
    {
      label: words.biggest(side),
      value: pointsText(game.score),
      game: shapeGame(game, record, ["tournament", "title"]),
      ...(equals === 0 ? {} : { note: gameWords.andMoreBy(equals, margin) }),
    },
  ];
}

function pointsFigure(games: readonly PlayedGame[], team: string): HeadFigure {
  const points = sumPoints(games);
  const difference = points.us - points.them;
  const note = difference === 0 ? words.deadEven : words.byHowMany(difference, team);
  return { label: seasonFacts.points, value: pointsText(points), note };
}

function oneGoalFigure(games: readonly PlayedGame[]): HeadFigure {
  const close = oneGoalGames(games);
  const label = seasonFacts.oneGoalGames;
  const note =
    close.length === 0 ? words.noneSoFar : words.decidedByOne(close.length, games.length);
  return {
    label,
    value: close.length === 0 ? "0" : recordText(countRecord(close)),
    note: gameWords.notCountingForfeits(note, oneGoalForfeits(games)),
  };
}

function runFigure(games: readonly PlayedGame[]): HeadFigure[] {
  const [run, ...others] = equallyLongest(games, "win", "loss");
  if (run === undefined || run.games.length === 1) return [];
  const count = run.outcome === "win" ? counts.wins : counts.losses;
  const length = count(run.games.length);
  const days = [run.games[0].date, run.games.at(-1)?.date].flatMap((day) => day ?? []);
  const when = dates.fromTo([...new Set(days.map((day) => longDate(day)))]);
  const note = gameWords.andMoreAsLong(when, others.length);
  return [{ label: words.longestStreak, value: length, ...(note === "" ? {} : { note }) }];
}

function lastFigure(games: readonly PlayedGame[]): HeadFigure[] {
  const [first, last] = [games[0]?.date, games.at(-1)?.date];
  const run = currentRun(games);
  if (first === undefined || last === undefined || run === undefined) return [];
  const { outcome, games: inRow } = run;
  const streak = inRow.length > 1 ? words.inARow(outcome, inRow.length) : words.single[outcome];
  const note = words.firstMet(streak, longDate(first));
  return [{ label: words.lastMet, value: longDate(last), isText: true, note }];
}

/**
 * Figures over all games against a team; none for a single game, which they would repeat.
 *
 * @param games played, oldest first
 */
function headToHead(games: readonly PlayedGame[], team: string, record: ClubRecord): HeadFigure[] {
  if (games.length < 2) return [];
  return [
    ...biggestFigure(games, "win", record),
    ...biggestFigure(games, "loss", record),
    pointsFigure(games, team),
    oneGoalFigure(games),
    ...runFigure(games),
    ...lastFigure(games),
  ];
}

/**
 * Summary of the games: "17 games since 2015".
 *
 * @param games played, oldest first
 */
function describeGames(games: readonly PlayedGame[]): string {
  const first = games[0]?.tournament.year;
  const count = counts.games(games.length);
  return first === undefined ? count : words.since(count, first);
}

const meetingFacts = [
  "tournament",
  "title",
  "year",
  "season",
  "round",
  "where",
  "date",
] as const satisfies readonly GameFact[];

/** An opponent with the record against it and all games. */
export function shapePage(opponent: Opponent, record: ClubRecord, team: string) {
  const played = meetingsWith(opponent);
  const games = gamesAgainst(opponent)
    .map((game) => shapeGame(game, record, meetingFacts))
    .toReversed();
  const { previous, next } = neighbors(opponentsByName(record), opponent);
  const counted = countRecord(played);
  return {
    ...shapeOpponent(opponent),
    ...(opponent.location?.abroad === undefined ? {} : { where: describePlace(opponent.location) }),
    previous: previous && shapeOpponent(previous),
    next: next && shapeOpponent(next),
    now: opponent.now && shapeOpponent(opponent.now),
    formerly: opponent.formerly.map(shapeOpponent),
    record: recordText(counted),
    words: recordWords(counted),
    meetings: played.length,
    figures: headToHead(played, team, record),
    extent: describeGames(played),
    /** Newest first. */
    games,
  };
}

export type OpponentData = ReturnType<typeof shapePage> & { readonly crest: string };
