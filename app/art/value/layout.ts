import { figure } from "#app/art/figure/figure.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect } from "#app/art/print/shapes.ts";
import { kit } from "./kit.ts";
import type { PictureInks } from "./picture-inks.ts";

/** A layout: the disc is hers before the grass is. */
export function layout(inks: PictureInks): string {
  const { ground, second, dark, onDark, sun, light, plates } = inks;
  const screen = { pitch: 18, ramp: (way: number) => 0.8 * way, colour: second } as const;
  const tufts = [52, 118, 330, 404, 520].map((x) => `M${x} 352l8 -30l6 30l12 -22l0 22Z`);
  const diver = figure({
    pose: "layout",
    hair: "ponytail",
    number: "7",
    scale: 2.5,
    turn: -4,
    at: [246, 232],
    headRadius: 11,
    discFill: light,
    palette: kit(inks, plates[0], plates[1], "p"),
  });
  return (
    rect(0, 0, 600, 400, ground) +
    halftone({ x: -10, width: 620, height: 352 }, screen) +
    circle(448, 352, 196, sun) +
    drawn("M36 96H214M12 132H158M52 168H118", sun, 12, { round: true }) +
    filled(tufts.join(""), dark) +
    rect(0, 352, 600, 48, dark) +
    drawn("M0 366H600", onDark, 3) +
    diver
  );
}
