import * as eventFacts from "#words/facts/event.ts";
import type { GameMoment, ShownGame, ShownScore } from "#app/routes/tournament/tournament-data.ts";

/** A game of a tournament that is being played, with its moment. */
export interface LiveGame {
  readonly game: ShownGame;
  readonly moment: GameMoment;
}

/** Whether a game has a score. */
export const isPlayed = (game: ShownGame): game is ShownScore => game.kindOf === "played";

/** Whether a game has no score and may still get one; one that was cancelled gets none. */
export const isOpen = (game: ShownGame): boolean =>
  !isPlayed(game) && game.missing !== eventFacts.notPlayed;
