/*
 * The parts that a question is read by: who, what, when, how many. Words of one meaning are separated by `|`; their
 * plurals count, too.
 */

/** Roles on a team. */
export const roles = {
  captain: "captain|captained|skipper|leader",
  coach: "coach|coached|coaching",
  rookie: "rookie|newcomer",
} as const;

/** Words for a role only together with a year: "new players 2019". */
export const rolesInYear = { rookie: "new" } as const;

export type Role = keyof typeof roles;

/** Verbs for the end of a game. */
export const outcomes = {
  win: "beat|beaten|beating|won|defeated|win|victory",
  loss: "lost|lose|losing|loss|defeat",
  tie: "tie|tied|draw|drew",
} as const;

/** Nouns among them, which also stand for a season's record: "wins 2019". */
export const outcomeNouns = "win|victory|loss|defeat";

/** Other words that say what is asked. */
export const asked = {
  against: "vs|versus|against|opponent|team|play|played|face|faced",
  badges: "badge|award|quest|earn|earned",
  count: "many",
  first: "first|earliest|original|inaugural",
  forfeit: "forfeit|forfeited",
  games: "game|match|result|score",
  next: "next|upcoming",
  people: "player|people|member",
  places: "place|finish|finished|placed|came|came in",
  seasons: "season|year",
  stories: "news|story|stories|article|coverage",
  tournaments: "tournament|event",
  whom: "who|whom|to",
} as const;

export type Asked = keyof typeof asked;

/** Words before a jersey number: "number 7", "wore 7", "no. 7". */
export const beforeNumber = "number|jersey|shirt|no|wore|wears|wear|num";

/** Words that order things, which facts and games answer: "last", "biggest". */
export const superlatives =
  "most|best|worst|last|latest|newest|recent|first|earliest|inaugural|biggest|largest|greatest|highest|widest|heaviest|closest|tightest|narrowest|longest|oldest|fewest|least";

/** Ordinals in words, from the first. */
export const ordinals = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth";

/** Endings of a verb’s forms. */
export const endings = ["ing"] as const;

/** Words within a date: "the 2nd of October". */
export const inDates = { the: "the", of: "of" } as const;

/** A score in words: "15 to 13". */
export const scoreTo = "to";
