/** Read out for a score. */
export const outcomes = { win: "Win", loss: "Loss", tie: "Tie" } as const;

/** Stands on a score badge, so that colour is not its only sign. */
export const outcomeLetters = { win: "W", loss: "L", tie: "T" } as const;

/** The headings over the games of a tournament. */
export const gameTypes = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
} as const;
