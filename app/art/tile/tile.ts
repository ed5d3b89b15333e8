import { type PrintedSeason, INKS_ON_GROUND, type Ground } from "#app/art/season/printed-season.ts";
import { hash, pick, type Choices, rect } from "#app/art/print/shapes.ts";
import type { GridPhoto, PhotoDrawing } from "#app/domain/photo-grid.ts";
import {
  beach,
  field,
  water,
  yam,
  cookie,
  melon,
  milk,
  dance,
  five,
  huddle,
  balloons,
  board,
  flag,
  hearts,
  type TileInks,
} from "./drawings.ts";

const ANYTHING: Choices<PhotoDrawing> = ["five", "field", "dance", "huddle", "beach"];

/** The drawing in place of a photo: the content's choice, else picked by the file name, the same in any year. */
export function pickDrawing({ file, drawing }: GridPhoto): PhotoDrawing {
  return drawing ?? pick(ANYTHING, hash(file.replace(/^(?:all_)?\d{4}_/, "")));
}

/** Every drawing, and its offset in the season's grounds. */
const DRAWINGS: Readonly<Record<PhotoDrawing, readonly [(inks: TileInks) => string, number]>> = {
  balloons: [balloons, 2],
  beach: [beach, 1],
  board: [board, 2],
  cookie: [cookie, 1],
  dance: [dance, 0],
  field: [field, 2],
  five: [five, 0],
  flag: [flag, 0],
  hearts: [hearts, 1],
  huddle: [huddle, 0],
  melon: [melon, 1],
  milk: [milk, 0],
  water: [water, 2],
  yam: [yam, 1],
};

function pickTileInks({ colorway }: PrintedSeason, step: number, seed: number): TileInks {
  const lead = colorway.lead === "black" ? "plate1" : colorway.lead;
  const grounds: Choices<Ground> = [
    lead,
    "sun",
    "newsprint",
    lead === "plate1" ? "plate2" : "plate1",
  ];
  const ground = pick(grounds, step);
  const isDark = ground === "plate1" || ground === "plate2" || ground === "plate3";
  return { ground, isDark, lead, motif: INKS_ON_GROUND[ground].motif, seed };
}

/**
 * A poster in place of a photo of the grid, 300 x 300: its drawing in the season's inks, on the ground of its slot.
 *
 * @param slot place in the grid, from 0
 */
export function tile(photo: GridPhoto, season: PrintedSeason, slot: number): string {
  const [draw, step] = DRAWINGS[pickDrawing(photo)];
  const inks = pickTileInks(season, step + slot, hash(`${photo.file}${slot}`));
  return rect(0, 0, 300, 300, inks.ground) + draw(inks);
}
