import { withForfeit } from "#app/domain/games/forfeit.ts";
import type { ShownGame, ShownScore } from "#app/routes/tournament/tournament-data.ts";
import * as words from "#words/pages/tournament.ts";

function scoreOf(game: ShownGame | undefined): string | undefined {
  return game?.kindOf === "played" ? `${game.us}–${game.them}` : undefined;
}

/** The games whose score is new since another state of the page, in playing order. */
export function arrivals(before: readonly ShownGame[], after: readonly ShownGame[]): ShownScore[] {
  const known = new Map(before.map((game) => [game.key, game]));
  return after.filter(
    (game): game is ShownScore =>
      game.kindOf === "played" && scoreOf(game) !== scoreOf(known.get(game.key)),
  );
}

/** "Score in: won 15–8 against Eddy." */
export function arrivalWords(games: readonly ShownScore[]): string {
  const scores = games.map((game) =>
    withForfeit(words.scoreAgainst(game.outcome, `${game.us}–${game.them}`, game.name), game),
  );
  if (scores.length === 0) return "";
  return words.scoresArrived(scores);
}
