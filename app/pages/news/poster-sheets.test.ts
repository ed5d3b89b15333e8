import { expect, test } from "vitest";
import type { GridPhoto } from "#app/domain/photo-grid.ts";
import { brandId } from "#app/domain/ids.ts";
import { tile } from "#app/art/tile/tile.ts";
import { printedSeasons } from "#app/art/season/printed-season.ts";
import { posterSheets } from "./load.ts";

const season = (year: number, photos: readonly GridPhoto[]) => ({
  id: brandId<"season">(`cote-sauvage-${year}`),
  year,
  photos,
});
const names = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ file: `2019_huddle_${n}` }));
const photos: GridPhoto[] = [{ file: "all_2016_dance", drawing: "dance" }, { file: "all_cookies" }];
const record = {
  club: { teamName: "Côte Sauvage", photos },
  seasons: [season(2019, names(7)), season(2023, [])],
};
const seasonOf = printedSeasons(record);
const sheets = posterSheets(record);
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
