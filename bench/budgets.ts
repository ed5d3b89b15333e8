import type { ViewName } from "#app/routes/paths.ts";

/** Limits of a route's compressed bytes (Brotli), asserted by `scripts/check-bytes.ts`. */
export const budgets = {
  /** A document with the props of its islands. */
  html: 18 * 1024,
  /** A document of the kinds in `largerPages`. */
  largerHtml: 24 * 1024,
  /** Upper limit for every document, regardless of its content. The longest has all awards of an edition of Badge Quest. */
  mostHtml: 30 * 1024,
  /** Pages without islands have 5 KB at most, which a test of the documents holds. */
  script: 85 * 1024,
  fonts: 32 * 1024,
  /** The whole search index. */
  searchIndex: 24 * 1024,
  /** Everything that a first visit loads. `npm run bench` also asserts it over the wire, headers included. */
  coldLoad: 160 * 1024,
} as const;

/**
 * How limits grow with the club: each page of a season, tournament, opponent or person beyond the first `pages` may add
 * these compressed bytes to the search index and to what a page loads. Documents may have up to `mostHtml`, however large
 * the club is.
 */
export const growth = {
  pages: 250,
  searchIndex: 64,
  coldLoad: 16,
} as const;

/** Kinds of pages whose documents may have `largerHtml`, with the reason: mostly their content. */
export const largerPages: Readonly<Partial<Record<ViewName, string>>> = {
  about: "The values, the words on the team and its answers stand in it.",
  news: "Every story of the season stands in it with the drawing of its card.",
  badgequest:
    "The leaderboard and the name and count of every badge stand in it, and its data have every award of an edition.",
  fiftyplates: "Every state stands in it with who spotted its plate, and when.",
  join: "The tryouts, the last season, whom to ask and the values of the team stand in it.",
  home: "The poster is drawn in it, and what the next tournament shows on each of its days.",
  results: "Every game of the season stands in it with its day, time, opponent and score.",
  roster: "The drawings of its people stand in it, and what their season was made of.",
  season:
    "Every game of the season stands in it twice, as a chart and as its table, with the whole roster.",
  player: "Her seasons, badges and teammates stand in it, each with its drawing.",
  players: "Everyone who ever played stands in it with her seasons.",
  records: "Every season, one-goal game and place stands in it with the way to its page.",
  playlists: "The songs of all playlists stand in it for readers without scripts.",
  search: "Every page stands in it for readers without scripts.",
};

/** Limits for every page on phones and desktops; `npm run bench` asserts them. */
export const pace = {
  /** Each of Lighthouse's performance, accessibility, best practices and SEO. */
  score: 100,
  /** Cumulative Layout Shift. */
  shift: 0,
  /** Milliseconds from pressing a link to the next page's first paint, with a 4x CPU slowdown; the goal is half. */
  link: 200,
  /** Milliseconds from a key in a search to the first paint, with a 4x CPU slowdown; the goal is half. */
  key: 200,
} as const;

/** Limits of lines of code by room, with styles: `npm run count` compares them. A test fails at a tenth more. */
export const lines = {
  app: 48_700,
  pages: 15_000,
  content: 5_900,
  art: 4_200,
  editor: 3_500,
  search: 1_700,
  words: 900,
  "site, routes, entries, islands": 3_100,
  ui: 3_400,
  entities: 3_400,
  "record, domain, lib": 4_800,
  "outputs, media": 2_800,
  "styles of app": 8_500,
  "scripts, bench": 5_200,
  tests: 27_000,
} as const;
