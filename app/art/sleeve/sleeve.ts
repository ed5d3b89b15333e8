import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import { rect } from "#app/art/print/shapes.ts";
import { bars, pinwheel, rewind, stripes, sunsetGrid, voice } from "./drawings/music.ts";
import { away, leaves, paw, road, sprout, waves } from "./drawings/outdoors.ts";
import { books, boots, cake, heart, shades } from "./drawings/things.ts";
import { inksOf, type SleeveInks } from "./inks.ts";

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
