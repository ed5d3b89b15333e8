import { disc } from "#app/art/print/disc.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect, ring } from "#app/art/print/shapes.ts";
import type { PictureInks } from "./picture-inks.ts";

/** A head full of plays, one of which has just left it. */
export function plan({ ground, second, dark, sun, light }: PictureInks): string {
  const screen = { pitch: 18, ramp: (way: number) => 0.75 * (1 - way), colour: second } as const;
  const shoulders = "M40 400V372Q56 306 150 282L212 262V230H300V262L362 282Q456 306 472 372V400Z";
  const crosses = "M288 108l24 24m0 -24l-24 24M200 196l24 24m0 -24l-24 24";
  const thrown = "M228 130Q300 150 262 176T352 250Q420 300 452 210";
  const flying = { centre: [498, 132], rx: 62, ry: 23, tilt: -20, lineWidth: 4 } as const;
  return (
    rect(0, 0, 600, 400, ground) +
    halftone({ x: -10, width: 620, height: 400 }, screen) +
    filled(shoulders, dark) +
    circle(256, 160, 116, sun) +
    ring(256, 160, 103, "k", 5) +
    ring(210, 120, 14, "k", 7) +
    ring(300, 206, 14, "k", 7) +
    drawn(crosses, "k", 7) +
    drawn(thrown, light, 8, { dash: [20, 12] }) +
    filled("M440 214L454 186L470 212Z", light) +
    disc({ ...flying, fill: light, grooves: 2 })
  );
}
