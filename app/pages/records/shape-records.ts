import { longDate } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { shapeGame } from "#app/entities/game/shape.ts";
import { currentOpponents, shapeMetOpponent } from "#app/entities/opponent/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import { top } from "#app/lib/list/top.ts";
import { describePlace } from "#app/domain/places/place.ts";
import {
  listBiggest,
  oneGoalForfeits,
  oneGoalGames,
  differenceText,
  sumPoints,
  countRecord,
  recordText,
} from "#app/domain/records.ts";
import { longestRuns, type Run } from "#app/domain/records/runs.ts";
import type { ClubRecord, PlayedGame, Season } from "#app/record/record.ts";
import {
  differsFromPublished,
  countFigures,
  seasonFigures,
  type SeasonFigures,
  listWithoutRoster,
} from "#app/record/figures.ts";
import * as counts from "#words/grammar/counts.ts";
import * as gameWords from "#words/facts/games.ts";
import * as words from "#words/pages/records.ts";
import * as dates from "#words/grammar/dates.ts";
import { inThousands } from "#words/grammar/numbers.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { placesNote, placeTiles, shapePlaces } from "./shape-places.ts";

/** Maximum number of most frequent opponents. */
const MAX_TOP_OPPONENTS = 7;

/** Opponents by number of games. */
function shapeTeams(record: ClubRecord) {
  const teams = currentOpponents(record)
    .map(shapeMetOpponent)
    .filter(({ games }) => games > 0);
  const { first, equals } = top(teams, MAX_TOP_OPPONENTS, ({ games }) => games);
  return {
    teams: teams.length,
    mostPlayed: first,
    equallyPlayed: equals === 0 ? "" : words.andMoreTeams(equals, first.at(-1)?.games ?? 0),
  };
}

/** Number of streaks of each kind, and of wins, in the lists. */
const RUNS_SHOWN = 3;
const BIGGEST_SHOWN = 5;

function shapeYear(year: number, figures: SeasonFigures) {
  const { games, counted, points, oneGoal: close, bestRuns, firstPlaces } = figures;
  return {
    year,
    games: games.length,
    counted: recordText(counted),
    us: points.us,
    them: points.them,
    difference: differenceText(points),
    close: close.length === 0 ? "0" : recordText(countRecord(close)),
    bestRun: bestRuns[0]?.games.length ?? 0,
    firstPlaces,
  };
}

function shapeSeason(season: Season) {
  const { results, year } = season;
  return {
    ...shapeYear(year, seasonFigures(season)),
    hasSeason: true,
    published: results && recordText(results),
    finish: results?.finish,
    differs: differsFromPublished(season),
  };
}

/** Every season, and years with games but no roster, oldest first. */
function shapeYears(record: ClubRecord) {
  const seasons = record.seasons.map((season) => shapeSeason(season));
  const others = Array.from(listWithoutRoster(record), ([year, tournaments]) => {
    const counted = shapeYear(year, countFigures(tournaments));
    return {
      ...counted,
      hasSeason: false,
      published: undefined,
      finish: undefined,
      differs: false,
    };
  });
  return sortedBy([...seasons, ...others], ({ year }) => year);
}

function shapeRun(run: Run<PlayedGame>) {
  const [first, last] = [run.games[0].date, run.games.at(-1)?.date];
  const days = [first, last].flatMap((day) => (day === undefined ? [] : longDate(day)));
  const isWon = run.outcome === "win";
  return {
    key: `${run.outcome} ${days.join(" ")}`,
    length: run.games.length,
    isWon,
    days: dates.fromTo([...new Set(days)]),
  };
}

/** The longest streaks of one outcome, of at least two games. */
function shapeRuns(games: readonly PlayedGame[], outcome: "win" | "loss") {
  const runs = longestRuns(games, outcome).filter((run) => run.games.length > 1);
  const { first, equals } = top(runs, RUNS_SHOWN, (run) => run.games.length);
  const shortest = first.at(-1)?.games.length ?? 0;
  return {
    list: first.map(shapeRun),
    equals: equals === 0 ? "" : words.andMoreStreaks(equals, shortest, outcome),
  };
}

/** Number of all games, and the record over them: "207" and "131–76". */
export function countedGames(record: ClubRecord): {
  readonly played: string;
  readonly won: string;
} {
  const games = playedOnly(record.games);
  return { played: inThousands(games.length), won: recordText(countRecord(games)) };
}

/** The sum of the published records, if it differs from the games. */
function publishedTotal({ seasons }: ClubRecord, won: string): string | undefined {
  const published = seasons.flatMap(({ results }) => results ?? []);
  const sum = (side: "wins" | "losses" | "ties") =>
    published.reduce((total, results) => total + (results[side] ?? 0), 0);
  const text = recordText({ wins: sum("wins"), losses: sum("losses"), ties: sum("ties") });
  return published.length === 0 || text === won ? undefined : text;
}

/** Totals and records over the games of all seasons. */
export function shapeRecords(record: ClubRecord) {
  const games = playedOnly(record.games);
  const sanctioned = record.tournaments.filter((tournament) => tournament.sanctioned);
  const firsts = sanctioned.filter(({ result }) => result === 1);
  const points = sumPoints(games);
  const { played, won } = countedGames(record);
  const published = publishedTotal(record, won);
  const close = oneGoalGames(games);
  const teams = shapeTeams(record);
  const places = shapePlaces(sanctioned);
  const wins = top(listBiggest(games, "win"), BIGGEST_SHOWN, ({ score }) => computeMargin(score));
  const narrowest = wins.first.at(-1);
  return {
    ...teams,
    totals: [
      { label: words.games, value: played },
      {
        label: words.wonAndLost,
        value: won,
        ...(published !== undefined && { note: words.publishedIs(published) }),
      },
      { label: seasonFacts.points, value: `${inThousands(points.us)}–${inThousands(points.them)}` },
      { label: words.opponents, value: String(teams.teams) },
    ],
    years: shapeYears(record),
    close: {
      record: recordText(countRecord(close)),
      note: gameWords.notCountingForfeits(counts.games(close.length), oneGoalForfeits(games)),
      games: close.map((game) => shapeGame(game, record, ["tournament", "title", "year"])),
    },
    runs: [shapeRuns(games, "win"), shapeRuns(games, "loss")].filter(({ list }) => list.length > 0),
    biggest: wins.first.map((game) => shapeGame(game, record, ["tournament", "title"])),
    equallyBig:
      narrowest === undefined || wins.equals === 0
        ? ""
        : gameWords.andMoreBy(wins.equals, computeMargin(narrowest.score)),
    firsts: firsts.map(({ id, name, year, location }) => ({
      id,
      name,
      year,
      where: describePlace(location),
    })),
    places,
    placesNote: placesNote(places, record.states),
    map: {
      label: words.onAMap(record.states.called.many),
      tiles: placeTiles(places, record.states),
    },
  };
}

/** Data of the all-time records page. */
export type RecordsData = ReturnType<typeof shapeRecords> & {
  readonly art: { readonly crests: string; readonly emblems: string };
};
