import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { treeSheet } from "./empty/empty-state.ts";
import { heroSheet } from "./hero/hero.ts";
import { iconSheet } from "./icon/icons.ts";
import { favicon, teamCrest } from "./mark/crest-and-icon.ts";
import { markSheet, playlistsMarkSheet } from "./mark/mark-sheet.ts";
import { posterSheet } from "./poster/posters.ts";
import type { Sheet } from "./sheet.ts";
import { valueSheet } from "./value/value-picture.ts";

const MARK = { name: "Côte Sauvage", seasons: 7, files: {} };
const WORDS = {
  badges: [
    { id: "LOW_TIDE", ink: "plate1", icon: "mdi:water" },
    { id: "UNWON", ink: "plate2", icon: "txt:0" },
  ],
  plates: ["ME", "VT"],
  values: 4,
  titles: {
    badgequest: "Badge Quest",
    fiftyplates: "Fifty Plates",
    corevalues: "Core Values",
    playlists: "Roster 2025",
  },
} as const;
const SHEETS: readonly Sheet[] = [
  markSheet(MARK),
  playlistsMarkSheet(MARK, 2025),
  iconSheet(),
  heroSheet(MARK, 2015),
  treeSheet(),
  valueSheet([{ name: "Brain" }, { name: "Effort" }, { name: "Skill" }]),
];

const pictures = ({ symbols }: Sheet) =>
  Array.from(symbols.matchAll(/<symbol[^>]*>(.*?)<\/symbol>/g), ([, markup = ""]) => markup);

test("every picture of the static sheets is valid", () => {
  for (const sheet of SHEETS)
    for (const markup of pictures(sheet)) expect(proof(markup)).toEqual([]);
  for (const markup of pictures(posterSheet(WORDS))) expect(proof(markup, "unrounded")).toEqual([]);
});

test("no two sheets share an id, so one document can hold any of them", () => {
  const ids = [...SHEETS, posterSheet(WORDS)].flatMap(({ symbols }) =>
    Array.from(symbols.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

const countLeaves = (seasons: number) =>
  teamCrest({ ...MARK, seasons }).split("<ellipse").length - 1;

test("a crest in the display font has two leaves for every season, but at least ten", () => {
  expect([1, 5, 8].map(countLeaves)).toEqual([10, 10, 16]);
});

test("the favicon needs no inks from the page", () => {
  const icon = favicon(MARK, { sun: "#f2a65a", black: "#191611" });
  expect(icon).not.toContain("var(");
  expect(proof(icon)).toEqual([]);
});

test("the hero has the letters and both numbers", () => {
  for (const markup of pictures(heroSheet(MARK, 2015))) {
    expect(markup).toContain(">15</text>");
    expect(markup).toContain(">20</text>");
    expect(markup.match(/class="op"/g)).toHaveLength(1);
  }
});
