/** Read out for a score. */
export const outcomes = { win: "Win", loss: "Loss", tie: "Tie" } as const;

export const forfeit = "forfeit";
export const withForfeit = (text: string) => `${text} (${forfeit})`;
/** A note on one-goal games, where forfeits ended one apart. */
export const notCountingForfeits = (note: string, forfeits: number) =>
  forfeits === 0
    ? note
    : `${note}, not counting ${forfeits === 1 ? "a forfeit" : `${forfeits} forfeits`}`;

/** Stands on a score badge, so that colour is not its only sign. */
export const outcomeLetters = { win: "W", loss: "L", tie: "T" } as const;

/** The headings over the games of a tournament. */
export const gameTypes = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
} as const;
