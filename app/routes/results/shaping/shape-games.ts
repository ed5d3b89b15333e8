import type { Tournament } from "#app/content/content.ts";
import { gameTime } from "#app/domain/dates/time-of-day.ts";
import { withForfeit, type Game, gameOf } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import { type GameGroup, groupGames, inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import type { ScoreGroup, ShapedGame } from "#app/routes/results/results-record.ts";

function shapeGame(game: Game): ShapedGame {
  const time = game.date === undefined ? "" : gameTime(game.date, game.time);
  const when = withForfeit(time, game).trim();
  if (game.kind === "undecided") return [null, when];
  return game.kind === "played"
    ? [game.opponent, when, game.score.us, game.score.them]
    : [game.opponent, when];
}

/** The record over games as text and as words; nothing while none is played. */
function shapeRecord(games: readonly Game[]): { record?: string; words?: string } {
  if (games.every((game) => game.kind !== "played")) return {};
  const record = countRecord(games);
  return { record: recordText(record), words: recordWords(record) };
}

function shapeGroup({ heading, games }: GameGroup<Game>): ScoreGroup {
  return { heading, ...shapeRecord(games), games: games.map(shapeGame) };
}

/** All points of the played games, "85–44"; nothing while none is played. */
function shapePoints(games: readonly Game[]): { points?: string } {
  const scores = games.flatMap((game) => (game.kind === "played" ? [game.score] : []));
  if (scores.length === 0) return {};
  const sum = (team: "us" | "them") => scores.reduce((all, score) => all + score[team], 0);
  return { points: `${sum("us")}–${sum("them")}` };
}

export interface ShapedGames {
  readonly record?: string;
  readonly words?: string;
  readonly points?: string;
  readonly margins: readonly number[];
  readonly groups: readonly ScoreGroup[];
}

/** A tournament's games: under their types for reading, as margins for the chart. */
export function shapeGames(fixtures: Tournament["games"]): ShapedGames {
  const games = fixtures.map(gameOf);
  return {
    ...shapeRecord(games),
    ...shapePoints(games),
    margins: inPlayingOrder(games).flatMap((game) =>
      game.kind === "played" ? [marginOf(game.score)] : [],
    ),
    groups: groupGames(games).map(shapeGroup),
  };
}
