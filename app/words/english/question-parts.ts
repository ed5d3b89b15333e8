/*
 * The parts that a question is read by: who, what, when, how many. Words of one meaning are separated by `|`; their
 * plurals count, too.
 */

/** Signs and short forms, written out before a text is read. */
export const longForms: readonly (readonly [form: RegExp, words: string])[] = [
  [/🏆|🥇/gu, " first place "],
  [/🥈/gu, " second place "],
  [/🥉/gu, " third place "],
  [/📅|🗓/gu, " schedule "],
  [/📧|✉/gu, " email "],
  [/📷|📸/gu, " photos "],
  [/🎥|📹/gu, " videos "],
  [/🎵|🎶/gu, " music "],
  [/(?<![\p{L}\p{N}])['’‘](?=[0-4]\d\b)/gu, "20"],
  [/(?<=\p{L}{3})(?=(?:19|20)\d\d\b)/gu, " "],
  [/\bmay (?=(?:i|we|you|my)\b)/giu, "can "],
  [/\bclass of (?=(?:19|20)\d\d\b)/giu, "rookies "],
  [
    /\b1st (?=(?:ever )?(?:game|win|loss|season|year|captain|coach|tournament|team|roster)\b)/giu,
    "first ",
  ],
];

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
  win: "beat|beaten|beating|won|defeated|win|victory|champion",
  loss: "lost|lose|losing|loss|defeat",
  tie: "tie|tied|draw|drew",
} as const;

/** Nouns among them, which also stand for a season's record: "wins 2019". */
export const outcomeNouns = "win|victory|loss|defeat|champion";

/** The club as the object of a verb, which turns it around: "who beat us", "beaten by Gale". */
export const turned = {
  us: /\b(?:beat|beaten|beating|defeated|won|lost|lose|losing)(?: (?:to|against|over))? us\b/u,
  by: /\b(?:beat|beaten|defeated) by\b/u,
} as const;

/** Records without one of the outcomes. */
export const withouts = {
  loss: "undefeated|unbeaten|perfect|flawless|invincible",
  win: "winless",
} as const;

/** Other words that say what is asked. */
export const asked = {
  against: "vs|versus|against|opponent|team|play|played|face|faced",
  badges: "badge|award|quest|earn|earned",
  canceled: "canceled|cancelled|canceling|cancellation",
  count: "many|often",
  first: "first|earliest|original|inaugural",
  forfeit: "forfeit|forfeited",
  games: "game|match|result|score",
  medals: "medal|podium",
  most: "most|longest",
  next: "next|upcoming|tonight|tomorrow|today",
  numbers: "number|jersey|shirt|wear",
  people: "player|people|member",
  places: "place|finish|finished|placed|came|came in|medal",
  profile: "position|stat|profile|long|old|bio|play|played|playing|nickname",
  seasons: "season|year",
  shutout: "shutout",
  start: "join|joined|start|started|begin|began|debut",
  stories: "news|story|stories|article|coverage",
  tournaments: "tournament|event",
  videos: "video|film|footage|stream|livestream",
  whom: "who|whom|to",
} as const;

export type Asked = keyof typeof asked;

/** Words before a jersey number: "number 7", "wore 7", "no. 7". */
export const beforeNumber = "number|jersey|shirt|no|wore|wears|wear|num";

/** Words that order things, which facts and games answer: "last", "biggest". */
export const superlatives =
  "most|best|worst|last|latest|newest|recent|first|earliest|inaugural|biggest|largest|greatest|highest|widest|heaviest|closest|tightest|narrowest|longest|oldest|fewest|least";

/** Ordinals in words, from the first; and the metals of the first medals. */
export const ordinals = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth";
export const metals = "gold|silver|bronze";

/** Short names of places, unless something on the site is called so. */
export const placeNicknames: Readonly<Record<string, string>> = {
  atl: "atlanta",
  cbus: "columbus",
  cincy: "cincinnati",
  nyc: "new york",
  philly: "philadelphia",
  vegas: "las vegas",
};

/** Endings of a verb's forms. */
export const endings = ["ing"] as const;

/** Words within a date: "the 2nd of October"; and between two years: "2015 to 2017". */
export const inDates = { the: "the", of: "of", to: "to|through|until|till" } as const;

/** A score in words: "15 to 13". */
export const scoreTo = "to";

/** A margin: "lost by 3", "by one point". */
export const margin = /\bby (?:(\d{1,2})|an?|one|a single)(?: (?:points?|goals?))?\b/u;
