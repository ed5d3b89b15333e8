import type { ViewName } from "#app/pages/shared/paths.ts";

/** Compressed bytes (Brotli) that a route may take; `npm run check:bytes` asserts them. */
export const budgets = {
  /** One first round trip; a page whose content does not allow it is named below. */
  html: 14 * 1024,
  /** Upper limit for every document, however much the club writes. */
  mostHtml: 30 * 1024,
  script: 85 * 1024,
  fonts: 32 * 1024,
  /** A page's data before compression, which the browser parses; held on the invented club, as data grow with content. */
  pageData: 16 * 1024,
  /** Everything that the search finds today. */
  searchIndex: 40 * 1024,
  /** Also what the browser may record over the wire, headers included; `npm run bench` asserts it. */
  coldLoad: 160 * 1024,
} as const;

/** Limits of a kind of page in place of `budgets`. */
interface LargerPage {
  readonly html?: number;
  readonly script?: number;
  readonly coldLoad?: number;
  readonly reason: string;
}

const LARGER = 20 * 1024;

/** Kinds of pages that need more than the others, most of them for a first view that one round trip cannot hold. */
export const largerPages: Readonly<Partial<Record<ViewName, LargerPage>>> = {
  about: {
    html: LARGER,
    reason: "The values, the words on the team and its answers stand in it.",
  },
  news: {
    html: LARGER,
    reason: "Every story of the season stands in it with the drawing of its card.",
  },
  badgequest: {
    html: LARGER,
    coldLoad: 162 * 1024,
    reason:
      "The leaderboard and the name and count of every badge stand in it, and its data have every award of two editions.",
  },
  fiftyplates: {
    html: LARGER,
    reason: "Every state stands in it with who spotted its plate, and when.",
  },
  join: {
    html: LARGER,
    reason: "The tryouts, the last season, whom to ask and the values of the team stand in it.",
  },
  home: {
    html: LARGER,
    reason: "The poster is drawn in it, and what the next tournament shows on each of its days.",
  },
  results: {
    html: LARGER,
    reason: "Every game of the season stands in it with its day, time, opponent and score.",
  },
  roster: {
    html: LARGER,
    reason: "The drawings of its people stand in it, and what their season was made of.",
  },
  season: {
    html: LARGER,
    reason:
      "Every game of the season stands in it twice, as a chart and as its table, with the whole roster.",
  },
  records: {
    html: LARGER,
    reason: "Every season, one-goal game and place stands in it with the way to its page.",
  },
  playlists: {
    html: LARGER,
    reason: "The songs of all playlists stand in it for readers without scripts.",
  },
  "not-found": {
    script: 88 * 1024,
    reason: "It ranks the pages that are close to the address, with the code of the search.",
  },
  search: {
    html: LARGER,
    script: 88 * 1024,
    reason:
      "Everything that can be found stands in it for readers without scripts, and it ranks answers to questions.",
  },
};

/** Limits for every page on phones and desktops; `npm run bench` asserts them. */
export const pace = {
  /** Lighthouse's performance, accessibility, best practices and SEO, each. */
  score: 100,
  /** Cumulative Layout Shift. */
  shift: 0,
  /** From the press of a link to the next page's first paint, ms at a quarter of the speed; half of it is the aim. */
  link: 200,
  /** From a key in a search to the first paint, ms at a quarter of the speed; half of it is the aim. */
  key: 200,
} as const;
