import * as counts from "#words/grammar/counts.ts";

/* Facts about an opponent. */

export const noGameYet = "no game played yet";
/** "17 games, last in 2025" */
export const gamesLastIn = (games: number, year: number) =>
  games === 0 ? noGameYet : `${counts.games(games)}, last in ${year}`;
