import { figure } from "#app/art/figure/figure.ts";
import { disc } from "#app/art/print/disc.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";

const GRASS = 340;

function tree(): string {
  const branches = "M110 340V214Q60 190 40 128M110 250Q150 240 168 190M110 222Q96 160 122 96";
  return moved(
    "translate(12 0)",
    drawn(branches, "k", 15, { round: true }) +
      circle(52, 120, 52, "c") +
      circle(130, 88, 66, "c") +
      circle(172, 166, 44, "c") +
      circle(92, 164, 40, "c2"),
  );
}

/** Nothing found: a disc is stuck in a tree, and a player in a bucket hat marks it, 520 x 400. */
export function emptyState(): string {
  const sky = { x: -10, y: 180, width: 540, height: 230 };
  const stuck = { centre: [152, 92], rx: 38, ry: 14, tilt: -28, lineWidth: 3, grooves: 1 } as const;
  const marker = figure({
    pose: "mark",
    gear: "bucket",
    number: "0",
    at: [356, 222],
    scale: 1.72,
    palette: {
      skin: "b",
      jersey: "k",
      shorts: "k",
      socks: "s",
      shoes: "k",
      hair: "k",
      accent: "p",
      number: "g",
      groove: "p",
    },
  });
  return (
    rect(0, 0, 520, 400, "g") +
    halftone(sky, { pitch: 16, ramp: (way) => 0.8 * way, colour: "e" }) +
    filled(`M0 ${GRASS}H520V400H0Z`, "c") +
    drawn(`M0 ${GRASS + 16}H520`, "p", 4) +
    tree() +
    disc({ ...stuck, fill: "p" }) +
    marker +
    drawn("M214 46q30 10 44 38", "k", 4, { round: true, dash: [0, 11] })
  );
}
