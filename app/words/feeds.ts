import * as counts from "#words/counts.ts";

/* Events of the calendars. */

export const canceled = (event: string) => `Canceled: ${event}`;
/** Title of a league day with several games. */
export const gameDay = (event: string, games: number) => `${event}: ${counts.games(games)}`;
export const notSanctioned = "Not sanctioned.";

/* Entries of the feeds. */

export const scoreAgainst = (outcome: string, score: string, opponent: string) =>
  `${outcome} ${score} against ${opponent}`;
export const storyBy = (type: "VIDEO" | "ARTICLE", author: string) =>
  `${type === "VIDEO" ? "A video" : "An article"} by ${author}.`;
/** Explanation for browsers that render the feed; the name of its page follows. */
export const whatAFeedIs =
  "This is a feed. To follow it, paste its address into a feed reader. To read it as a page:";
