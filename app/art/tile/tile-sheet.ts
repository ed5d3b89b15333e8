import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { tile } from "./tile.ts";

/**
 * The posters that stand for the photos of a season's grid, as the symbols `photo-0` to `photo-6`.
 *
 * @param name name of the sheet, such as `photos-2019`
 * @param files the photos' file names, in the order of the grid
 */
export function tileSheet(name: string, season: PrintedSeason, files: readonly string[]): Sheet {
  const tiles = files.map((file, slot) => ({
    id: `photo-${slot}`,
    viewBox: "0 0 300 300",
    markup: tile(file, season, slot),
  }));
  return makeSheet(name, tiles);
}
