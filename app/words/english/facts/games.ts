import { andMore } from "#words/grammar/counts.ts";

/** Read out for a score. */
export const outcomes = { win: "Win", loss: "Loss", tie: "Tie" } as const;

export const forfeit = "forfeit";
/** In place of the points of a forfeit that has none. */
export const forfeitLetters = { won: "W", lost: "F" } as const;
export const withForfeit = (text: string) => `${text} (${forfeit})`.trim();
/** A note on one-goal games, where forfeits ended one apart. */
export const notCountingForfeits = (note: string, forfeits: number) =>
  forfeits === 0
    ? note
    : `${note === "" ? "" : `${note}, `}not counting ${forfeits === 1 ? "a forfeit" : `${forfeits} forfeits`}`;

/** When the first of the longest runs was, and how many others are as long. */
export const andMoreAsLong = (when: string, others: number) => {
  if (others === 0) return when;
  return [when, andMore(others, "as long")].filter((part) => part !== "").join(", ");
};

/** Games with the same margin as the one before it. */
export const andMoreBy = (games: number, margin: number) => andMore(games, `by ${margin}`);

/** On a score badge, in addition to its color. */
export const outcomeLetters = { win: "W", loss: "L", tie: "T" } as const;

/** The headings over the games of a tournament. */
export const gameTypes = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
  LEAGUE: "League",
} as const;

/** Sides of a game in a league. */
export const sides = { home: "home", away: "away" } as const;

/** Heading over games of a league whose day is unknown. */
export const dayToCome = "Date TBD";
