import { andMore } from "#words/grammar/counts.ts";

/** Screen reader text for a score. */
export const outcomes = { win: "Win", loss: "Loss", tie: "Tie" } as const;

export const forfeit = "forfeit";
/** Replaces the points of a forfeit without a score. */
export const forfeitLetters = { won: "W", lost: "F" } as const;
export const withForfeit = (text: string) => `${text} (${forfeit})`.trim();
/** Note on one-goal games, if forfeits ended with a margin of one. */
export const notCountingForfeits = (note: string, forfeits: number) =>
  forfeits === 0
    ? note
    : `${note === "" ? "" : `${note}, `}not counting ${forfeits === 1 ? "a forfeit" : `${forfeits} forfeits`}`;

/** Date of the first of the longest streaks, and the number of others as long. */
export const andMoreAsLong = (when: string, others: number) => {
  if (others === 0) return when;
  return [when, andMore(others, "as long")].filter((part) => part !== "").join(", ");
};

/** Number of further games with the same margin. */
export const andMoreBy = (games: number, margin: number) => andMore(games, `by ${margin}`);

export const verbs = { win: "won", loss: "lost", tie: "tied" } as const;
/** A score for screen readers and in sentences. */
export const scoreInWords = (outcome: "win" | "loss" | "tie", us: string, them: string) =>
  `${verbs[outcome]} ${us} to ${them}`;
export const decidedByForfeit = (outcome: "win" | "loss" | "tie") =>
  `${verbs[outcome]} by ${forfeit}`;
export const scoreAgainst = (score: string, opponent: string) => `${score} against ${opponent}`;
export const teamAgainst = (team: string, opponent: string) => `${team} against ${opponent}`;

/** Letter on a score badge, in addition to its color. */
export const outcomeLetters = { win: "W", loss: "L", tie: "T" } as const;

/** Headings of a tournament's games. */
export const gameTypes = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
  LEAGUE: "League",
} as const;

/** Sides of a game in a league. */
export const sides = { home: "home", away: "away" } as const;

/** Heading of league games on an unknown day. */
export const dayToCome = "Date TBD";
