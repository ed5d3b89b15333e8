import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import { teamCrest } from "./crest-and-icon.ts";
import { wordmark } from "./wordmark.ts";

/** Colors of the wordmark on pages: those of texts, which the footer overrides, and an ink for the disc. */
const ON_PAGE = {
  ink: "var(--fg)",
  disc: "sun",
  groove: "var(--gl, var(--fg))",
  hole: "var(--bg)",
  left: "var(--brain-text)",
  right: "var(--skill-text)",
} as const;

/** Colors of the wordmark on a playlist page: its inks. */
const ON_PLAYLISTS = {
  ink: "#fff1d6",
  disc: "var(--r1)",
  groove: "#fff1d6",
  hole: "var(--r0)",
  left: "var(--r2)",
  right: "var(--r3)",
} as const;

/** Artwork of every page: the crest in the header, the wordmark in the phones' bar and the footer. */
export function markSheet(mark: ClubMark): Sheet {
  const { viewBox, draw } = wordmark(mark);
  return makeSheet("mark", [
    { id: "crest", viewBox: "0 0 300 300", markup: teamCrest(mark) },
    { id: "wordmark", viewBox, markup: draw(ON_PAGE) },
  ]);
}

/** The wordmark of a year's playlist page. */
export function playlistsMarkSheet(mark: ClubMark, year: number): Sheet {
  const { viewBox, draw } = wordmark(mark);
  return makeSheet(`mark-${year}`, [{ id: "wordmark", viewBox, markup: draw(ON_PLAYLISTS) }]);
}
