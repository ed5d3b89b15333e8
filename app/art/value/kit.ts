import type { Palette } from "#app/art/figure/palette.ts";
import type { Ink } from "#app/art/print/ink.ts";

/** A player in ink kit and paper socks. */
export function kit(skin: Ink, accent: Ink, groove: Ink): Palette {
  const ink = "k";
  return {
    skin,
    jersey: ink,
    shorts: ink,
    socks: "p",
    shoes: ink,
    hair: ink,
    accent,
    number: "g",
    groove,
  };
}
