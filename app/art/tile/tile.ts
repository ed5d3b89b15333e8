import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import { rect } from "#app/art/print/shapes.ts";
import { ON_GROUND, type Ground } from "#app/art/season/grounds.ts";
import { beach, field, water, yam } from "./drawings/outdoors.ts";
import { cookie, melon, milk } from "./drawings/food.ts";
import { dance, five, huddle } from "./drawings/people.ts";
import { balloons, board, flag, hearts } from "./drawings/things.ts";
import type { TileInks } from "./inks.ts";
import { tileKind, type TileKind } from "./lexicon.ts";

/** Every drawing, and its offset in the season's grounds. */
const DRAWINGS: Readonly<Record<TileKind, readonly [(inks: TileInks) => string, number]>> = {
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

function inksOf({ colourway }: PrintedSeason, step: number, seed: number): TileInks {
  const lead = colourway.lead === "k" ? "b" : colourway.lead;
  const grounds: Choices<Ground> = [lead, "g", "n", lead === "b" ? "s" : "b"];
  const ground = pick(grounds, step);
  const isDark = ground === "b" || ground === "s" || ground === "c";
  return { ground, isDark, lead, motif: ON_GROUND[ground].motif, seed };
}

/**
 * A poster in place of a photo of the grid, 300 x 300: the word in the photo's file name chooses
 * the drawing, the season its inks, the slot in the grid its ground.
 *
 * @param slot place in the grid, from 0
 */
export function tile(file: string, season: PrintedSeason, slot: number): string {
  const [draw, step] = DRAWINGS[tileKind(file)];
  const inks = inksOf(season, step + slot, hash(`${file}${slot}`));
  return rect(0, 0, 300, 300, inks.ground) + draw(inks);
}
