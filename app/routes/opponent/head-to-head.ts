import { longDate } from "#app/domain/dates/written-dates.ts";
import {
  biggest,
  oneGoalForfeits,
  oneGoalGames,
  pointsOf,
  pointsText,
  countRecord,
  recordText,
} from "#app/domain/records.ts";
import { currentRun, equallyLongest } from "#app/domain/records/runs.ts";
import { top } from "#app/lib/list/top.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import type { PlayedGame } from "#app/record/record.ts";
import * as gameWords from "#words/facts/games.ts";
import * as words from "#words/pages/opponent.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { HeadFigure } from "./opponent-data.ts";
import { shapeMeeting } from "./shape-meeting.ts";

function biggestFigure(games: readonly PlayedGame[], side: "win" | "loss"): HeadFigure[] {
  const {
    first: [game],
    equals,
  } = top(biggest(games, side), 1, ({ score }) => marginOf(score));
  if (game === undefined) return [];
  const margin = Math.abs(marginOf(game.score));
  return [
    {
      label: words.biggest(side),
      value: pointsText(game.score),
      of: shapeMeeting(game),
      ...(equals === 0 ? {} : { note: gameWords.andMoreBy(equals, margin) }),
    },
  ];
}

function pointsFigure(games: readonly PlayedGame[], team: string): HeadFigure {
  const points = pointsOf(games);
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
  const note = games.length > 1 ? words.firstMet(streak, longDate(first)) : streak;
  return [{ label: words.lastMet, value: longDate(last), isText: true, note }];
}

/**
 * The figures of all games against a team. With a single game only that game is told: no run, no
 * other side.
 *
 * @param games played, oldest first
 */
export function headToHead(games: readonly PlayedGame[], team: string): HeadFigure[] {
  if (games.length === 0) return [];
  return [
    ...biggestFigure(games, "win"),
    ...biggestFigure(games, "loss"),
    pointsFigure(games, team),
    oneGoalFigure(games),
    ...(games.length > 1 ? runFigure(games) : []),
    ...lastFigure(games),
  ];
}
