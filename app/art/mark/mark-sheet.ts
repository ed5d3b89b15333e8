import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { letterR } from "./letters.ts";
import { teamCrest } from "./team-crest.ts";
import { plainWordmark, wordmark } from "./wordmark.ts";

/** The mark bleeds 3 units above its cap height, where the disc is rounder than the stem. */
const WORDMARK_BOX = "0 -3 413 104";

/** On the page's own ground, in the page's text colours; the footer has its own for them. */
const onPage = wordmark({
  ink: "var(--fg)",
  disc: "g",
  groove: "var(--gl, var(--fg))",
  hole: "var(--bg)",
  v: "var(--brain-text)",
  a: "var(--skill-text)",
});

/** In the five inks of the page of playlists. */
const onSkin = wordmark({
  ink: "#fff1d6",
  disc: "var(--r1)",
  groove: "#fff1d6",
  hole: "var(--r0)",
  v: "var(--r2)",
  a: "var(--r3)",
});

/**
 * What every page shows: the crest in the header, the wordmark in the phones' bar and the footer.
 *
 * @param seasons seasons the club has played, one pair of leaves each
 */
export function markSheet(seasons: number): Sheet {
  return makeSheet("mark", [
    { id: "crest", viewBox: "0 0 300 300", markup: teamCrest(seasons) },
    { id: "wordmark", viewBox: WORDMARK_BOX, markup: onPage },
  ]);
}

/** The wordmark on the page of a year's playlists. */
export function skinMarkSheet(year: number): Sheet {
  return makeSheet(`mark-${year}`, [{ id: "wordmark", viewBox: WORDMARK_BOX, markup: onSkin }]);
}

/** The forms of the mark for small sizes and one colour. */
export function smallMarkSheet(): Sheet {
  const r = letterR({ ink: "k", disc: "g", groove: "k", hole: "p" });
  return makeSheet("mark-small", [
    { id: "r", viewBox: "-2 -4 118 108", markup: r },
    { id: "wordmark", viewBox: "0 -3 438 104", markup: plainWordmark("currentColor") },
  ]);
}
