import {
  hash,
  pick,
  type Choices,
  rect,
  range,
  circle,
  drawn,
  ring,
} from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  bars,
  pinwheel,
  rewind,
  stripes,
  sunsetGrid,
  voice,
  away,
  leaves,
  paw,
  road,
  sprout,
  waves,
  books,
  boots,
  cake,
  heart,
  shades,
  inksOf,
  type SleeveInks,
} from "./drawings.ts";

type Drawing = (inks: SleeveInks) => string;

/** The drawing that goes with a playlist's title. */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ["favorites", heart],
  ["new-boots", boots],
  ["hit-rewind", rewind],
  ["the-ones-that-got-away", away],
  ["fresh-finds", sprout],
  ["all-time-hits", bars],
  ["ladies-80s", sunsetGrid],
  ["happy-birthday", cake],
  ["kidz-bop-19", pinwheel],
  ["this-is-pavarotti", voice],
  ["emo-forever", stripes],
  ["morning-commute", road],
  ["study-break", books],
  ["this-is-pitbull", shades],
  ["chill-hits", waves],
  ["nature-sounds", leaves],
  ["official-soundtrack-secret-life-of-pets", paw],
]);

const ANYTHING: Choices<Drawing> = [bars, sunsetGrid, books, waves, pinwheel];

/**
 * A playlist's sleeve, 300 x 300, in the inks of the page of playlists (`--r0` to `--r5`).
 *
 * @param index place of the playlist in its page, from 0
 */
export function sleeve(id: string, index: number): string {
  const inks = inksOf(index);
  const draw = DRAWINGS.get(id) ?? pick(ANYTHING, hash(id));
  return rect(0, 0, 300, 300, inks.ground) + draw(inks);
}

const OUTER = 186;
const INNER = 82;
const MOST_BANDS = 12;

/**
 * The record behind a sleeve, 400 x 400. It has as many bands as the playlist has tracks, twelve at
 * most; every band is three grooves between two rims.
 */
export function record(tracks: number): string {
  const bands = Math.max(1, Math.min(MOST_BANDS, tracks));
  const grooves = range(bands * 4 + 1).map((i) => {
    const radius = OUTER - (i * (OUTER - INNER)) / (bands * 4);
    const isRim = i % 4 === 0;
    return ring(200, 200, radius, isRim ? "#4a2c66" : "#2b1639", isRim ? 3 : 1.5);
  });
  return (
    circle(200, 200, 198, "#0e0514") +
    grooves.join("") +
    circle(200, 200, 70, "var(--r1)") +
    ring(200, 200, 60, "var(--r0)", 2) +
    circle(200, 200, 9, "var(--r0)") +
    drawn("M152 196a48 48 0 0 1 96 0", "var(--r4)", 5)
  );
}

/** The sleeves of playlists in the order of their page, by their ids. */
export function sleeveSheet(name: string, ids: readonly string[]): Sheet {
  const sleeves = ids.map((id, index) => ({
    id,
    viewBox: "0 0 300 300",
    markup: sleeve(id, index),
  }));
  return makeSheet(name, sleeves);
}

/** Records with as many bands as tracks, as the symbols `record-<tracks>`. */
export function recordSheet(tracks: readonly number[]): Sheet {
  const records = [...new Set(tracks)].map((count) => ({
    id: `record-${count}`,
    viewBox: "0 0 400 400",
    markup: record(count),
  }));
  return makeSheet("records", records);
}
