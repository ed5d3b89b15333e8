import * as games from "#words/facts/games.ts";

/**
 * What a game was played for (docs/product.md, Results), in the order in which a tournament plays
 * them.
 */
export const GAME_TYPES = ["POOL", "BRACKET", "CONSOLATION"] as const;

export type GameType = (typeof GAME_TYPES)[number];

/** The heading over the games of a type: "Pool play", "Bracket", "Consolation". */
export function gameTypeHeading(type: GameType): string {
  return games.gameTypes[type];
}
