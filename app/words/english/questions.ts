/*
 * Search keywords for questions. A phrase matches if all its words are typed, in any order; `a|b` are synonyms, and
 * plurals match, too.
 */

/** Stop words: "who won against Gale in 2025" is about Gale and 2025. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "a an and are as at against about be been by beat can definition could did do does ever find for from get had has have her how i " +
    "in info is it list made make many me mean meaning means much my of on or our over please see she show since some tell that the their them there they time times to us " +
    "versus vs want was we were what whats when where which who whos why will win with won would you your"
  ).split(" "),
);

/** A question of what a term means has a word of each. */
export const asksMeaning = [
  ["what", "whats"],
  ["is", "are", "whats", "does", "mean"],
] as const;

/** Words that only count as part of a phrase; the newest results come first anyway. */
export const vague: ReadonlySet<string> = new Set(
  "all current currently head last latest newest next now recent this".split(" "),
);

/** Facts about people, seasons, tournaments and opponents, and other things with their own keywords. */
export const things = {
  rookie: ["newest|latest player|member|teammate"],
  mostBadges: ["most|top badge|award", "badge|quest leader|champion|winner|won"],
  mostSeasons: [
    "most season|year",
    "longest|oldest player|member|serving|serve",
    "played all|every season|year",
    "veteran",
  ],
  season: [
    "season|year|team|roster|squad|lineup|player|tournament|event|record|win|loss|standing|finish|history|highlight|summary|overview|place",
  ],
  bestSeason: ["best|greatest|winningest|top season|year|record|team"],
  worstSeason: ["worst season|year|record"],
  mostWins: ["most win|victory|won"],
  mostLosses: ["most loss|lost|defeat"],
  firstSeason: ["first|earliest|inaugural season|year|roster|team"],
  newestSeason: ["last|latest|newest|recent|current|this season|year|roster|team|record|squad"],
  firstTournament: ["first|earliest tournament|event"],
  lastTournament: ["last|latest|newest|recent tournament|event"],
  firstPlace: [
    "first|1st place|finish",
    "gold medal",
    "champion|gold|title|trophy|trophies|cup",
    "tournament won|win",
  ],
  bestFinish: ["best|highest finish|place|placement|placing|result|ranking"],
  mostPlayed: [
    "most played|faced|game|common|frequent",
    "most played|faced|common|frequent opponent|team|rival",
    "biggest|main|arch|greatest|top rival|rivalry|opponent",
  ],
  tournament: ["tournament|event"],
  championship: ["championship"],
  firstOfEvent: ["first|debut"],
  story: ["story|stories|article|news|coverage|report|recap|preview"],
  video: ["video|film|footage|highlight|watch|stream|livestream|livestreaming|broadcast"],
  link: ["social", "social media|network", "follow", "link"],
  sponsor: ["sponsor|partner|supporter|sponsored"],
} as const satisfies Record<string, readonly string[]>;

export type Thing = keyof typeof things;

/** Keywords of a badge, typed with its name. */
export const badgeKeywords = ["badge", "award", "quest", "earn", "earned"];
/** Keywords of an opponent's or tournament's page, which list games. */
export const gamesKeywords = [
  "game|match|result|score|record|history|schedule|rivalry|stat|head|win|loss|lost|defeat|finish|place|bracket|pool",
];

/** Questions about games: keywords, and the label of the result. The first one that is typed counts. */
export const gameQuestions = {
  lastWin: [["last|latest|recent win|won|victory|beat|beaten|defeated"], "Last win"],
  lastLoss: [["last|latest|recent loss|lost|lose|defeat"], "Last loss"],
  firstWin: [["first|earliest win|won|victory|beat|beaten"], "First win"],
  firstLoss: [["first|earliest loss|lost|lose|defeat"], "First loss"],
  biggestWin: [
    ["biggest|largest|best|greatest|highest|widest win|victory|margin|won|beat", "blowout"],
    "Biggest win",
  ],
  biggestLoss: [["biggest|worst|largest|heaviest|greatest loss|defeat|lost|lose"], "Biggest loss"],
  closest: [
    ["closest|tightest|narrowest|close game|match|win|loss|victory|result"],
    "Closest game",
  ],
  longest: [
    ["longest|highest|biggest game|match|scoring|score", "most point|goal"],
    "Most points in a game",
  ],
  last: [
    [
      "last|latest|newest|recent game|match|result|score|opponent",
      "last|latest play|played|meet|met|face|faced|time",
    ],
    "Last game",
  ],
  first: [
    ["first|earliest game|match|result|opponent", "first play|played|meet|met|face|faced|time"],
    "First game",
  ],
} as const satisfies Record<string, readonly [phrases: readonly string[], says: string]>;

export type GameQuestion = keyof typeof gameQuestions;

/** Keywords of all games, if other words identify the game. */
export const gameKeywords = "game match score result";

/** Named sections of pages. */
export const sections = {
  streaks: ["Longest streaks", ["streak", "longest|winning|losing|best|win|unbeaten streak|run"]],
  close: [
    "One-goal games",
    ["one|single goal|point game|win|loss", "close|closest game", "universe|double point"],
  ],
  places: [
    "Where they played",
    [
      "where play|played|playing|game",
      "place|city|cities|map|venue|state",
      "how many state|city|cities|place",
    ],
  ],
  press: [
    "Press kit",
    [
      "press|media kit|photo|picture|contact|inquiry|interview",
      "press|media|logo|brand|branding|color|photo|picture|image",
      "team photo|picture|logo|color",
      "download logo|photo|picture",
    ],
  ],
} as const satisfies Record<string, readonly [title: string, phrases: readonly string[]]>;

/** Keywords of a year's stories, typed with the year. */
export const storiesInYear = "news|story|stories|article|press|media|recap";

/** Keywords of a year's Results and News, typed with the year. The page of News has photos, the stories may not. */
export const yearly = {
  results: "schedule|result|game|match|score|calendar|fixture",
  news: `${storiesInYear}|photo|picture`,
  badgequest: "badge|quest|edition",
} as const;

/**
 * Keywords of pages, in addition to their names. They also match unknown addresses such as /tryouts on the 404
 * page. A club adds its own as `pageWords` in site.yml.
 */
export const pageWords = {
  home: ["homepage|website", "main|home page|site"],
  about: [
    "team|club|mission|history|origin|founder|founded|founding|hometown",
    "who we|they",
    "how old|began|start|started",
    "when founded|start|started|formed",
    "founding|founded year|date",
    "where from|based|home",
    "ultimate|frisbee|rule",
    "what ultimate|frisbee",
    "how played|play",
    "college|school|university",
  ],
  news: [
    "story|stories|article|blog|press|media|recap",
    "photo|picture|gallery|image",
    "video|film|footage|highlight|watch|stream|livestream|broadcast",
    "game video|film|footage|highlight|stream",
  ],
  results: [
    "schedule|calendar|game|score|match|tournament|standing|win|loss|ranking|fixture|upcoming|event|final|semifinal|quarterfinal|bracket",
    "next game|match|tournament|event|opponent",
  ],
  roster: ["team|squad|lineup|member", "current player|team"],
  badgequest: [
    "badge|quest|challenge|leaderboard|leader|rule",
    "top|most badge",
    "badge leader|rule",
  ],
  fiftyplates: ["license|licence plate", "plate|state|car", "road trip"],
  corevalues: ["value|spirit|mission|culture", "spirit game"],
  playlists: ["music|song|spotify|playlist|soundtrack"],
  players: [
    "alumni|alumna|alumnae|alum|people|everyone|everybody",
    "former|past|old|all|every player|member|people|team",
    "many|number|total player|people|member",
  ],
  seasons: ["year|history|archive|past|alumni|timeline", "past|previous|all season|year|team"],
  opponents: [
    "rival|rivalry|team|enemy",
    "head to head",
    "versus",
    "who|teams play|played|beat|lost",
  ],
  records: [
    "stat|statistic|standing|total|overall|streak|figure|history|record|tie",
    "total|overall game|win|loss|point",
    "how many game|win|loss|point|season|tournament|championship",
    "all time",
  ],
  join: [
    "tryout|practice|training|train|recruiting|recruitment|register|registration|signup|apply",
    "open|next tryout|practice",
    "tryout|practice date|time|day|schedule|location|place|info",
    "sign up",
    "try|trying|tried out|outs",
    "new|become player|member|teammate",
    "contact|email|mail|location|address|phone|question|faq",
    "get touch|involved",
    "contact|email us|captain|team|coach",
    "cost|fee|due|price|beginner|newbie|tryout",
    "play for|with",
    "i want|can|could|how play|train",
    "how old you|be|must|need",
    "join team",
  ],
  sponsors: [
    "sponsor|sponsorship|sponsoring|donation|donate|give|support|fundraising|fundraiser|partner",
    "become|our|your sponsor|partner",
    "support team",
  ],
  data: [
    "download|csv|json|api|dataset|spreadsheet|stat|export|embed|widget|rss|atom|feed|subscribe|ics|ical|icalendar",
    "open data",
    "calendar feed|subscribe|ics|download",
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Words for what the site may not have, by the page that is closest to it. They count only if nothing else is
 * found, and the search says so.
 */
export const nearest = {
  join: "shop|store|merch|merchandise|apparel|hoodie|shirt|tshirt|sweatshirt|jersey|swag|gear|disc|buy|order|sell|sale|age|old|young|minimum|require|requirement|experience|level|newcomer|height|tall|weight|travel|commitment|injury|kid|child|children|youth|camp|clinic|junior|school|daughter|parent|safe|safety|question|help|ask|write|message|chat|whatsapp|discord|newsletter|volunteer|job|board|staff|drill|workout|nutrition|men|man|mixed|coed|trans|nonbinary|gender|pronoun",
  results:
    "ticket|admission|entry|seat|spectator|stadium|field|venue|parking|hotel|direction|weather|rain|watch|live|postponed|kickoff|start|overtime|cap|halftime|playoff|qualify|qualified|world|seed|seeding|rank|ranked",
  records:
    "scorer|scored|goal|assist|block|turnover|mvp|goat|fame|average|point|leading|leader|comeback",
  seasons: "covid|corona|coronavirus|pandemic|hiatus|break",
  players: "nickname|birthday|married|wedding|obituary|died|reunion|bio|hometown|job|pronoun",
  about:
    "wiki|wikipedia|podcast|youtube|tiktok|linkedin|snapchat|whatsapp|quote|wfdf|usau|governing|mascot",
  data: "privacy|imprint|impressum|accessibility|cookie|license|copyright|source|github|offline|app|install",
  sponsors: "tax|deductible|invoice|brochure|deck|advertise|advertising|ads|gofundme|venmo|paypal",
} as const satisfies Readonly<Record<string, string>>;
