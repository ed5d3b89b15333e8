import { dayParts } from "#app/domain/dates/day.ts";
import { longDate, monthName } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin, findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { pointsText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import { unfinishedTournaments } from "#app/record/expected.ts";
import type { ClubRecord, PlayedGame } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";

/** A question, and what its first hit says or links: one of some answers. */
export type Question = readonly [query: string, answers: string | readonly string[]];

const teamOf = ({ opponent }: PlayedGame) => opponent.now ?? opponent;
const teamName = (game: PlayedGame) => displayName(teamOf(game));

/** All items with the highest value. */
export function mostOf<Item>(
  all: readonly Item[],
  valueOf: (item: Item) => number,
): readonly Item[] {
  const most = Math.max(...all.map(valueOf));
  return all.filter((item) => valueOf(item) === most);
}

const marginOf = ({ score }: PlayedGame) => computeMargin(score);

/** Last, first, biggest and closest games of all or of a year. */
function extremeQuestions(games: readonly PlayedGame[], when = ""): Question[] {
  const played = games.filter(({ forfeit }) => forfeit !== true);
  const extremes = [
    ["last game", games.slice(-1)],
    ["first game", games.slice(0, 1)],
    ["biggest win", mostOf(played, marginOf).filter((game) => marginOf(game) > 0)],
    ["worst loss", mostOf(played, (game) => -marginOf(game)).filter((game) => marginOf(game) < 0)],
    ["closest game", mostOf(played, (game) => -Math.abs(marginOf(game)))],
    ["most points in a game", mostOf(played, ({ score }) => score.us + score.them)],
  ] as const;
  return extremes
    .filter(([, found]) => found.length > 0)
    .map(([query, found]) => [
      `${query}${when}`,
      found.map((game) => `${pointsText(game.score)} against ${teamName(game)}`),
    ]);
}

function gameQuestions(game: PlayedGame): Question[] {
  const { date, tournament, forfeit } = game;
  const points = pointsText(game.score);
  const score = points.replace("–", "-");
  const questions: Question[] = [[`${teamName(game)} ${tournament.title}`, tournament.title]];
  if (forfeit !== true) questions.push([score, [points, points.split("–").toReversed().join("–")]]);
  if (date === undefined) return questions;
  const { month, year } = dayParts(date);
  return [
    ...questions,
    [longDate(date), tournament.title],
    [date, tournament.title],
    [`games in ${monthName(month).toLowerCase()} ${year}`, monthName(month)],
  ];
}

/** Questions about all games, the games of each year, and single games. */
export function allGameQuestions(record: ClubRecord): Question[] {
  const games = playedOnly(record.games);
  const years = groupBy(games, ({ tournament }) => tournament.year);
  const [next] = unfinishedTournaments(record);
  const wins = games.filter(({ score }) => findOutcome(score) === "win").slice(0, 1);
  return [
    ...extremeQuestions(games),
    ...[...years].flatMap(([year, ofYear]) => extremeQuestions(ofYear, ` ${year}`)),
    ...wins.map((game): Question => ["first win ever", pointsText(game.score)]),
    ...(hasPage(record, "results")
      ? ([
          ["when is the next game", next === undefined ? "No games scheduled" : next.title],
        ] as const)
      : []),
    ...games.flatMap(gameQuestions),
  ];
}
