import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { teamCrest } from "./team-crest.ts";
import { wordmark } from "./wordmark.ts";

/** The mark bleeds 3 units above its cap height, where the disc is rounder than the stem. */
const WORDMARK_BOX = "0 -3 413 104";

/** On the page's own ground, in the page's text colours; the footer has its own for them. */
const ON_PAGE = {
  ink: "var(--fg)",
  disc: "g",
  groove: "var(--gl, var(--fg))",
  hole: "var(--bg)",
  v: "var(--brain-text)",
  a: "var(--skill-text)",
} as const;

/** In the five inks of the page of playlists. */
const ON_SKIN = {
  ink: "#fff1d6",
  disc: "var(--r1)",
  groove: "#fff1d6",
  hole: "var(--r0)",
  v: "var(--r2)",
  a: "var(--r3)",
} as const;

/**
 * What every page shows: the crest in the header, the wordmark in the phones' bar and the footer.
 *
 * @param name of the club
 * @param seasons seasons it has played, one pair of leaves each
 */
export function markSheet(name: string, seasons: number): Sheet {
  return makeSheet("mark", [
    { id: "crest", viewBox: "0 0 300 300", markup: teamCrest(name, seasons) },
    { id: "wordmark", viewBox: WORDMARK_BOX, markup: wordmark(name, ON_PAGE) },
  ]);
}

/** The wordmark on the page of a year's playlists. */
export function skinMarkSheet(name: string, year: number): Sheet {
  const markup = wordmark(name, ON_SKIN);
  return makeSheet(`mark-${year}`, [{ id: "wordmark", viewBox: WORDMARK_BOX, markup }]);
}
