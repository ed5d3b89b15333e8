import { type DrawingInks, openDrawings } from "#app/art/drawing.ts";
import {
  circle,
  type NonEmpty,
  pickTrait,
  pickCyclic,
  range,
  ring,
  strokePath,
} from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { SleeveName } from "#app/domain/playlists.ts";

const drawings = openDrawings<SleeveName>(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** Inks of the page of playlists. */
const [stock, coral, mint, violet, cream, pink] = [
  "var(--r0)",
  "var(--r1)",
  "var(--r2)",
  "var(--r3)",
  "var(--r4)",
  "var(--r5)",
] as const;

const INK_SETS: NonEmpty<DrawingInks> = [
  { ground: coral, first: stock, second: mint, third: cream },
  { ground: mint, first: stock, second: coral, third: cream },
  { ground: violet, first: stock, second: cream, third: coral },
  { ground: cream, first: stock, second: coral, third: mint },
  { ground: stock, first: coral, second: mint, third: cream },
  { ground: pink, first: cream, second: coral, third: mint },
  { ground: stock, first: mint, second: violet, third: cream },
];

/** Drawings of playlists that name none, chosen by their id. */
const FALLBACK_SLEEVES: NonEmpty<SleeveName> = ["bars", "sunset", "books", "waves", "pinwheel"];

/** A playlist, and the drawing on its sleeve if the club has chosen one. */
interface Sleeved {
  readonly id: string;
  readonly sleeve?: SleeveName | undefined;
}

/**
 * A playlist's sleeve, 300 x 300, in the inks of the page of playlists (`--r0` to `--r5`).
 *
 * @param index position of the playlist in its page, from 0
 */
export function sleeve({ id, sleeve: name }: Sleeved, index: number): string {
  // Steps of three keep neighbors apart.
  const inks = pickCyclic(INK_SETS, index * 3 + 1);
  return drawings.draw(name ?? pickTrait(FALLBACK_SLEEVES, id, "sleeve"), inks);
}

const GROOVE_OUTER = 186;
const GROOVE_INNER = 82;

/** Bands of the record with this many tracks: one for each, twelve at most, because more could not be told apart. */
export const countBands = (tracks: number): number => Math.max(1, Math.min(12, tracks));

/** The record behind a sleeve, 400 x 400. Every band is three grooves between two rims. */
export function drawRecord(bands: number): string {
  const grooves = range(bands * 4 + 1).map((i) => {
    const radius = GROOVE_OUTER - (i * (GROOVE_OUTER - GROOVE_INNER)) / (bands * 4);
    const isRim = i % 4 === 0;
    return ring(200, 200, radius, isRim ? "#4a2c66" : "#2b1639", isRim ? 3 : 1.5);
  });
  return (
    circle(200, 200, 198, "#0e0514") +
    grooves.join("") +
    circle(200, 200, 70, "var(--r1)") +
    ring(200, 200, 60, "var(--r0)", 2) +
    circle(200, 200, 9, "var(--r0)") +
    strokePath("M152 196a48 48 0 0 1 96 0", "var(--r4)", 5)
  );
}

/** The sleeves of playlists in the order of their page, by their ids. */
export function sleeveSheet(name: string, playlists: readonly Sleeved[]): Sheet {
  const sleeves = playlists.map((playlist, index) => ({
    id: playlist.id,
    viewBox: "0 0 300 300",
    markup: sleeve(playlist, index),
  }));
  return makeSheet(name, sleeves);
}

/** Vinyl records, by their numbers of bands, as the symbols `record-<bands>`. */
export function vinylSheet(bandCounts: readonly number[]): Sheet {
  const records = [...new Set(bandCounts)].map((bands) => ({
    id: `record-${bands}`,
    viewBox: "0 0 400 400",
    markup: drawRecord(bands),
  }));
  return makeSheet("records", records);
}
