import type { Score } from "#app/domain/games/game.ts";
import { hasPoints, type Outcome, formatSides } from "#app/domain/games/outcome.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as gameFacts from "#words/facts/games.ts";
import type { GameShape, PlayedShape } from "./shape.ts";

/** A score in words: "won 15 to 11", "lost by forfeit". */
export function describeScore(game: Score & { readonly outcome: Outcome }): string {
  if (!hasPoints(game)) return gameFacts.decidedByForfeit(game.outcome);
  const [us, them] = formatSides(game);
  return gameFacts.scoreInWords(game.outcome, us, them);
}

/** Whether a game can still get a score: it has none, and was not canceled. */
export function isOpen(game: GameShape): boolean {
  return game.kind !== "played" && game.missing !== eventFacts.notPlayed;
}

/** The text in place of a missing score; once it is due, that it is awaited. */
export function describeMissing(
  game: Exclude<GameShape, PlayedShape>,
  now: number | undefined,
): string {
  const isDue = game.due !== undefined && now !== undefined && game.due <= now;
  return isDue ? eventFacts.noScoreYet : game.missing;
}
