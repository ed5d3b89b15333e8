import { type PrintedSeason, ON_GROUND, type Ground } from "#app/art/season/printed-season.ts";
import { hash, pick, type Choices, rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
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

type TileKind =
  | "huddle"
  | "cookie"
  | "water"
  | "milk"
  | "melon"
  | "beach"
  | "dance"
  | "field"
  | "flag"
  | "board"
  | "hearts"
  | "balloons"
  | "five"
  | "yam";

/** Words of file names and their drawings; the first match counts. */
const LEXICON: readonly (readonly [kind: TileKind, words: RegExp])[] = [
  ["huddle", /huddle|captains|roomies|newbies|mids|pod|allstars|practice|team_beach/],
  ["cookie", /cookie/],
  ["water", /water$|slide/],
  ["milk", /milk/],
  ["melon", /watermelon/],
  ["beach", /beach|sunset/],
  ["dance", /dance|limbo|cheer|spirit|killin|stark|winning/],
  ["field", /field|regionals|sectionals|esc|stack/],
  ["flag", /flag|gryffindor/],
  ["board", /whiteboard|coaches|puzzle/],
  ["hearts", /heart|massage|selfie/],
  ["balloons", /balloon/],
  ["five", /highfive|sand/],
  ["yam", /yam/],
];

const ANYTHING: Choices<TileKind> = ["five", "field", "dance", "huddle", "beach"];

/** The drawing for a photo, by the word in its file name: `2019_cbuspod` is a huddle. */
export function tileKind(file: string): TileKind {
  const word = file
    .replace(/^.*\//, "")
    .replace(/^(?:all_)?\d{4}_/, "")
    .replace(/\.\w+$/, "");
  const entry = LEXICON.find(([, words]) => words.test(word));
  return entry ? entry[0] : pick(ANYTHING, hash(word));
}

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

function inksOf({ colorway }: PrintedSeason, step: number, seed: number): TileInks {
  const lead = colorway.lead === "k" ? "b" : colorway.lead;
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
