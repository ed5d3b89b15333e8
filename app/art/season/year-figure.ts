import { figure } from "#app/art/figure/figure.ts";
import type { Paint } from "#app/art/print/ink.ts";
import type { Ground } from "./grounds.ts";

interface Placed {
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** A player in the inks that stand out on a ground, who lays out for the disc; nobody in particular, so her number is the year. */
export function yearFigure(year: number, lead: Ground, { at, scale }: Placed): string {
  const isLight = lead === "e" || lead === "g" || lead === "n";
  const bright: Paint = isLight ? "p" : "g";
  const dark: Paint = isLight || lead === "b" ? "s" : "b";
  return figure({
    pose: "layout",
    hair: "bun",
    at,
    scale,
    turn: -6,
    number: String(year).slice(-2),
    palette: {
      skin: isLight ? "b" : "g",
      jersey: "k",
      shorts: "k",
      socks: dark,
      shoes: "k",
      hair: "k",
      accent: "p",
      number: bright,
      groove: isLight ? "p" : "k",
    },
    discFill: bright,
  });
}
