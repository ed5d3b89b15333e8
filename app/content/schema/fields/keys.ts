import type { KeyRule } from "./keyed.ts";

/** The key of a player: her surname in lower case. */
export const playerKey: KeyRule = {
  pattern: /^[a-z][a-z0-9-]*$/,
  description: "A player's key is the surname in lower case, such as alder.",
};

/** The key of an opponent: the team's name in lower case, run together. */
export const opponentKey: KeyRule = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description: "An opponent's key is its name in lower case, run together, such as hotkettle.",
};

/** The key of a badge, such as "FIFTY_PLATES". */
export const badgeKey: KeyRule = {
  pattern: /^[A-Z][A-Z0-9_]*$/,
  description: "A badge's key is in capitals with underscores, such as FIFTY_PLATES.",
};

/** The key of a playlist within its page, such as "hit-rewind". */
export const playlistKey: KeyRule = {
  pattern: /^[a-z0-9][a-z0-9-]*$/,
  description: "A playlist's key is in lower case with hyphens, such as hit-rewind.",
};
