import { expect, test } from "vitest";
import type { GridPhoto } from "#app/domain/photo-grid.ts";
import type { Roster } from "#app/content/content.ts";
import { tile } from "#app/art/tile/tile.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { posterSheets } from "./load.ts";
import type { NewsSource } from "./shape-news.ts";

const roster = (year: number, photos: readonly GridPhoto[]): Roster => ({
  id: `cote-sauvage-${year}`,
  year,
  displayName: `Côte Sauvage ${year}`,
  highlights: [],
  captains: [],
  players: [],
  coaches: [],
  photos,
});
const names = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ file: `2019_huddle_${n}` }));
const content: NewsSource = {
  site: {
    teamName: "Côte Sauvage",
    defaultRoster: "cote-sauvage-2019",
    photos: [{ file: "all_2016_dance", drawing: "dance" }, { file: "all_cookies" }],
  },
  rosters: [roster(2019, names(7)), roster(2023, [])],
  news: [],
};
const seasonOf = seasonsInPrint(content);
const sheets = posterSheets(content);
const symbolsOf = (id: string) => sheets.get(id)?.symbols.split("<symbol ").length ?? 0;

test("every season, and all seasons together, have seven posters", () => {
  expect([...sheets.keys()]).toEqual(["cote-sauvage-2019", "cote-sauvage-2023", "all"]);
  for (const id of sheets.keys()) expect(symbolsOf(id) - 1, id).toBe(7);
});

test("a poster among all seasons has the inks of its own year", () => {
  const all = sheets.get("all")?.symbols ?? "";
  expect(all).toContain(tile({ file: "all_2016_dance", drawing: "dance" }, seasonOf(2016), 0));
  expect(all).toContain(tile({ file: "all_cookies" }, seasonOf(2023), 1));
});
