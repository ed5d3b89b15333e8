/* What entries of the feeds say. */

export const scoreAgainst = (outcome: string, score: string, opponent: string) =>
  `${outcome} ${score} against ${opponent}`;
export const storyBy = (type: "VIDEO" | "ARTICLE", author: string) =>
  `${type === "VIDEO" ? "A video" : "An article"} by ${author}.`;
/** Explanation for browsers that render the feed; the name of its page follows. */
export const whatAFeedIs =
  "This is a feed. To follow it, paste its address into a feed reader. To read it as a page:";
