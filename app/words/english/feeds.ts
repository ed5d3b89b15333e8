/* What entries of the feeds say. */

export const scoreAgainst = (outcome: string, score: string, opponent: string) =>
  `${outcome} ${score} against ${opponent}`;
export const storyBy = (type: "VIDEO" | "ARTICLE", author: string) =>
  `${type === "VIDEO" ? "A video" : "An article"} by ${author}.`;
