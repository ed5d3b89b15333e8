import { figure } from "#app/art/figure/figure.ts";
import { range } from "#app/art/print/geometry.ts";
import { drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { kit } from "./kit.ts";
import type { PictureInks } from "./picture-inks.ts";

/** A cut at full speed. */
export function run(inks: PictureInks): string {
  const { ground, dark, onDark, sun, light, plates } = inks;
  const wind = range(6).map((i) => {
    const path = `M${-40 + i * 14} ${70 + i * 46}H${300 - (i % 3) * 46}`;
    return drawn(path, sun, 18 - i, { round: true });
  });
  const drop = filled("M0 -16Q13 4 0 12Q-13 4 0 -16Z", light);
  const sweat = ["250 92", "214 140", "268 168", "196 210"].map((at) =>
    moved(`translate(${at}) rotate(70)`, drop),
  );
  const runner = figure({
    pose: "cut",
    hair: "ponytail",
    number: "24",
    scale: 2.75,
    at: [360, 222],
    headRadius: 11,
    palette: kit(inks, plates[0], sun, "p"),
  });
  return (
    rect(0, 0, 600, 400, ground) +
    wind.join("") +
    rect(0, 352, 600, 48, dark) +
    drawn("M0 366H600", onDark, 3) +
    runner +
    sweat.join("")
  );
}
