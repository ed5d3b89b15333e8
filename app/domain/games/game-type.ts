/**
 * What a game was played for (docs/product.md, Results), in the order in which a tournament plays
 * them.
 */
export const GAME_TYPES = ["POOL", "BRACKET", "CONSOLATION"] as const;

export type GameType = (typeof GAME_TYPES)[number];

const HEADINGS = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
} as const satisfies Record<GameType, string>;

/** The heading over the games of a type: "Pool play", "Bracket", "Consolation". */
export function gameTypeHeading(type: GameType): string {
  return HEADINGS[type];
}
