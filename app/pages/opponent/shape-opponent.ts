import { roundText, withForfeit } from "#app/domain/games/game.ts";
import { whenInFull } from "#app/domain/games/times.ts";
import { addDays } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { locationText } from "#app/domain/places/place.ts";
import { missingScore } from "#app/entities/game/missing-score.ts";
import { startOf } from "#app/record/events.ts";
import type { ClubRecord, Game, Opponent, PlayedGame } from "#app/record/record.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import {
  biggest,
  countRecord,
  oneGoalForfeits,
  oneGoalGames,
  pointsOf,
  pointsText,
  recordText,
} from "#app/domain/records.ts";
import { currentRun, equallyLongest } from "#app/domain/records/runs.ts";
import { top } from "#app/lib/list/top.ts";
import { marginOf, outcomeOf } from "#app/domain/games/outcome.ts";
import {
  gamesAgainst,
  hasOpponentPage,
  meetingsWith,
  opponentsByName,
} from "#app/record/figures.ts";
import { displayName } from "#app/domain/opponents.ts";
import { groupBy, neighbors } from "#app/lib/list.ts";
import * as gameWords from "#words/facts/games.ts";
import * as words from "#words/pages/opponent.ts";
import * as counts from "#words/grammar/counts.ts";
import * as dates from "#words/grammar/dates.ts";
import * as seasonFacts from "#words/facts/season.ts";

/** A game described by its tournament: "Pool play · Zeeland, MI". */
function shapeMeeting(game: Game) {
  const { tournament } = game;
  const { id, year, location, dates, games } = tournament;
  return {
    key: `${id}-${games.indexOf(game)}`,
    tournament: id,
    title: tournament.title,
    hasPage: dates !== undefined,
    where: [
      withForfeit(roundText(game), game),
      ...(game.at === "away" ? [] : [locationText(location)]),
    ].join(" · "),
    when: whenInFull(game),
    year,
  };
}

/**
 * Midnight after the game's day at the venue; without a day, after the last day of its tournament.
 */
function endOfDay({ date, tournament }: Game): number | undefined {
  const last = date ?? tournament.dates?.end;
  if (last === undefined) return undefined;
  return venueMoment(addDays(last, 1), "00:00", tournament.timeZone);
}

/**
 * A game in the list: its score or a placeholder such as "to play", and its start in milliseconds
 * since 1970, or the end of its day if the time is unknown.
 */
function listedMeeting(game: Game, record: ClubRecord) {
  const isPlayed = game.kind === "played";
  return {
    ...shapeMeeting(game),
    score: isPlayed ? game.score : undefined,
    missing: isPlayed ? undefined : missingScore(game, record),
    start: isPlayed ? undefined : (startOf(game) ?? endOfDay(game)),
  };
}

/** A figure of the head-to-head record. `of` is a link before the note. */
export interface HeadFigure {
  readonly label: string;
  readonly value: string;
  readonly isText?: boolean;
  readonly note?: string;
  readonly of?: ReturnType<typeof shapeMeeting>;
}

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
 * Figures over all games against a team; streaks only if there are several games.
 *
 * @param games played, oldest first
 */
function headToHead(games: readonly PlayedGame[], team: string): HeadFigure[] {
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

function linkTo(opponent: Opponent) {
  const { id } = opponent;
  return { id, name: displayName(opponent), hasPage: hasOpponentPage(opponent) };
}

/** The games of a year, in playing order. */
function shapeYear(year: number, games: readonly PlayedGame[]) {
  return {
    year,
    hasSeason: games.some(({ tournament }) => tournament.season !== undefined),
    bars: games.map((game) => {
      const { key, title } = shapeMeeting(game);
      const name = withForfeit(title, game);
      const margin = marginOf(game.score);
      const score = pointsText(game.score);
      return { key, outcome: outcomeOf(game.score), score, margin: Math.abs(margin), name };
    }),
  };
}

/**
 * Summary of the games: "17 games since 2015".
 *
 * @param games played, oldest first
 */
function extentOf(games: readonly PlayedGame[]): string {
  const first = games[0]?.tournament.year;
  const count = counts.games(games.length);
  return first === undefined ? count : words.since(count, first);
}

/** An opponent with the record against it and all games. */
export function shapeOpponent(opponent: Opponent, record: ClubRecord, team: string) {
  const played = meetingsWith(opponent);
  const games = gamesAgainst(opponent)
    .map((game) => listedMeeting(game, record))
    .toReversed();
  const { previous, next } = neighbors(opponentsByName(record), opponent);
  const years = groupBy(played, ({ tournament }) => tournament.year);
  return {
    id: opponent.id,
    name: displayName(opponent),
    shortName: opponent.name,
    ...(opponent.location?.abroad === undefined ? {} : { where: locationText(opponent.location) }),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    now: opponent.now && linkTo(opponent.now),
    formerly: opponent.formerly.map(linkTo),
    record: countRecord(played),
    figures: headToHead(played, team),
    extent: extentOf(played),
    years: played.length > 1 ? Array.from(years, ([year, group]) => shapeYear(year, group)) : [],
    games,
  };
}

export type OpponentData = ReturnType<typeof shapeOpponent> & { readonly crest: string };
export type OpponentLink = ReturnType<typeof linkTo>;
export type Meeting = ReturnType<typeof listedMeeting>;
export type MeetingYear = ReturnType<typeof shapeYear>;
