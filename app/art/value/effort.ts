import { figure } from "#app/art/figure/figure.ts";
import { range } from "#app/art/print/geometry.ts";
import { drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { kit } from "./kit.ts";

/** A cut at full speed. */
export function effort(): string {
  const wind = range(6).map((i) => {
    const path = `M${-40 + i * 14} ${70 + i * 46}H${300 - (i % 3) * 46}`;
    return drawn(path, "g", 18 - i, { round: true });
  });
  const drop = filled("M0 -16Q13 4 0 12Q-13 4 0 -16Z", "p");
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
    palette: kit("b", "g", "p"),
  });
  return (
    rect(0, 0, 600, 400, "e") +
    wind.join("") +
    rect(0, 352, 600, 48, "k") +
    drawn("M0 366H600", "g", 3) +
    runner +
    sweat.join("")
  );
}
