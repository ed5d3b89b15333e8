import { longDate, weekday } from "#app/domain/dates/written-dates.ts";
import { fold } from "#app/domain/fold.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin, findOutcome, formatSides } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { pointsText } from "#app/domain/records.ts";
import { stripYear } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import type { ClubRecord, PlayedGame } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import { highest, joinFacts, typedDates } from "./facts.ts";

const pastTense = { win: "Won", loss: "Lost", tie: "Tied" } as const;

/** "Won 13–7" */
export const writeResult = ({ score }: PlayedGame) =>
  `${pastTense[findOutcome(score)]} ${pointsText(score)}`;

const teamOf = ({ opponent }: PlayedGame) => opponent.now ?? opponent;
const teamName = (game: PlayedGame) => displayName(teamOf(game));

/**
 * The round of a game. A tournament's last game without one is "final" if no round has that name and the result fits a
 * final, else "last game".
 */
function roundOf(game: PlayedGame): string | undefined {
  const { games, result } = game.tournament;
  if (game.round !== undefined) return game.round;
  if (games.length === 1 || games.at(-1) !== game) return undefined;
  const isNamed = games.some(({ round = "" }) => fold(round) === "final");
  const placeAfterFinal = findOutcome(game.score) === "win" ? 1 : 2;
  return game.type === "BRACKET" && result === placeAfterFinal && !isNamed ? "final" : "last game";
}

function gameDocument(game: PlayedGame): SearchDocument {
  const { tournament, date, forfeit } = game;
  const [us, them] = formatSides(game.score);
  return {
    kind: "games",
    title: `${teamName(game)}, ${tournament.title}`,
    note: joinFacts(
      writeResult(game),
      date === undefined ? String(tournament.year) : `${weekday(date)}, ${longDate(date)}`,
      roundOf(game),
      forfeit && "forfeit",
    ),
    href: paths.tournament(tournament),
    keywords: joinFacts(
      "game match score result",
      stripYear(tournament.id),
      `${us}-${them} ${them}-${us}`,
      date && typedDates(date),
    ),
    year: tournament.year,
    drawing: { sheet: "opponents", id: teamOf(game).id },
  };
}

type Games = readonly PlayedGame[];

/** Games with the highest value, newest first. Forfeits were not decided on the field. */
const most = (games: Games, valueOf: (game: PlayedGame) => number) =>
  highest(
    games.filter(({ forfeit }) => forfeit !== true),
    valueOf,
  ).toReversed();

const margin = ({ score }: PlayedGame) => computeMargin(score);
const deficit = (game: PlayedGame) => -margin(game);
const closeness = (game: PlayedGame) => -Math.abs(margin(game));
const points = ({ score }: PlayedGame) => score.us + score.them;
const wins = (games: Games) => games.filter(({ score }) => findOutcome(score) === "win");
const losses = (games: Games) => games.filter(({ score }) => findOutcome(score) === "loss");

type Extreme = readonly [title: string, keywords: string, find: (games: Games) => Games];

/** The extremes among games, oldest first. */
const extremes: readonly Extreme[] = [
  ["Last game", "result score match latest recent final opponent", (games) => games.slice(-1)],
  ["First game", "result score match earliest ever opponent", (games) => games.slice(0, 1)],
  ["First win", "won beat victory earliest ever", (games) => wins(games).slice(0, 1)],
  ["Last win", "won beat victory latest recent", (games) => wins(games).slice(-1)],
  ["Last loss", "lost defeat latest recent", (games) => losses(games).slice(-1)],
  ["Biggest win", "best largest victory blowout", (games) => most(wins(games), margin)],
  ["Biggest loss", "worst largest defeat lost", (games) => most(losses(games), deficit)],
  ["Closest game", "tightest narrowest win loss", (games) => most(games, closeness)],
  ["Most points in a game", "longest highest scoring goals", (games) => most(games, points)],
];

/** "Biggest win 2019: Won 15–1 against Albany Gale at Fog Bowl 2019, and 1 more" */
function extremeDocuments(games: Games, year?: number): SearchDocument[] {
  return extremes.flatMap(([title, keywords, find]): SearchDocument[] => {
    const [game, ...more] = find(games);
    if (game === undefined) return [];
    const result = `${writeResult(game)} against ${teamName(game)} at ${game.tournament.title}`;
    return [
      {
        kind: "facts",
        title: year === undefined ? title : `${title} ${year}`,
        note: joinFacts(result, more.length > 0 && `and ${more.length} more`),
        keywords,
        href: paths.tournament(game.tournament),
        year,
        drawing: { sheet: "opponents", id: teamOf(game).id },
      },
    ];
  });
}

/** All played games, and the extremes of each year and of all. */
export function gameDocuments(record: ClubRecord): SearchDocument[] {
  const games = playedOnly(record.games);
  const years = groupBy(games, ({ tournament }) => tournament.year);
  return [
    ...extremeDocuments(games),
    ...Array.from(years, ([year, ofYear]) => extremeDocuments(ofYear, year)).flat(),
    ...games.toReversed().map(gameDocument),
  ];
}
