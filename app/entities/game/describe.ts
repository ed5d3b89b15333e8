import type { Score } from "#app/domain/games/game.ts";
import { hasPoints, type Outcome, formatSides } from "#app/domain/games/outcome.ts";
import { sortedBy } from "#app/lib/list.ts";
import * as words from "#words/facts.ts";
import type { GameShape, PlayedShape } from "./shape.ts";

/** A score in words: "won 15 to 11", "lost by forfeit". */
export function describeScore(game: Score & { readonly outcome: Outcome }): string {
  if (!hasPoints(game)) return words.decidedByForfeit(game.outcome);
  const [us, them] = formatSides(game);
  return words.scoreInWords(game.outcome, us, them);
}

/** Whether a game can still get a score: it has none, and was not canceled. */
export function isOpen(game: GameShape): boolean {
  return game.kind !== "played" && game.missing !== words.notPlayed;
}

/** The text in place of a missing score; once it is due, that it is awaited. */
export function describeMissing(
  game: Exclude<GameShape, PlayedShape>,
  now: number | undefined,
): string {
  const isDue = game.due !== undefined && now !== undefined && game.due <= now;
  return isDue ? words.noScoreYet : game.missing;
}

/** The games of a tournament in playing order, across its groups. */
export function gamesInOrder({
  groups,
}: {
  readonly groups: readonly { readonly games: readonly GameShape[] }[];
}): GameShape[] {
  return sortedBy(
    groups.flatMap(({ games }) => games),
    ({ key }) => Number(key),
  );
}
