import type { Palette } from "#app/art/figure/palette.ts";
import type { Ink } from "#app/art/print/ink.ts";
import type { PictureInks } from "./picture-inks.ts";

/** A player in dark kit and paper socks. */
export function kit({ dark, onDark }: PictureInks, skin: Ink, accent: Ink, groove: Ink): Palette {
  return {
    skin,
    jersey: dark,
    shorts: dark,
    socks: "p",
    shoes: dark,
    hair: dark,
    accent,
    number: onDark,
    groove,
  };
}
