/* What entries of the feeds say. */

export const scoreAgainst = (outcome: string, score: string, opponent: string) =>
  `${outcome} ${score} against ${opponent}`;
export const storyBy = (type: "VIDEO" | "ARTICLE", author: string) =>
  `${type === "VIDEO" ? "A video" : "An article"} by ${author}.`;
/** Where a browser draws a feed; the name of its page follows. */
export const whatAFeedIs =
  "A feed: give its address to a feed reader to follow it. The same as a page:";
