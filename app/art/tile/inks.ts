import type { MotifArea } from "#app/art/motif/area.ts";
import type { Palette } from "#app/art/figure/palette.ts";
import type { Choices } from "#app/art/print/hash.ts";
import { firstFree } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import type { Ground } from "#app/art/season/grounds.ts";

/** What a tile is printed in. */
export interface TileInks {
  readonly ground: Ground;
  /** Paper and gold stand on it; on the others ink does. */
  readonly isDark: boolean;
  /** The season's own ink. */
  readonly lead: Ground;
  readonly motif: Ink;
  readonly seed: number;
}

/** Tiles are 300 x 300; every drawing has its middle at 150. */
export const SIDE = 300;

/** A motif over the whole tile. */
export function behind({ motif: colour, seed }: TileInks): MotifArea {
  return { width: SIDE, height: SIDE, colour, seed };
}

/** The first ink that is not the ground's. */
export function off({ ground }: TileInks, ...inks: Choices<Ink>): Ink {
  return firstFree<Ink>(inks, (ink) => ink !== ground);
}

/** A player in ink kit. */
export function kit(skin: Ink, groove: Ink, socks: Ink): Palette {
  return {
    skin,
    jersey: "k",
    shorts: "k",
    socks,
    shoes: "k",
    hair: "k",
    accent: "p",
    number: "g",
    groove,
  };
}
