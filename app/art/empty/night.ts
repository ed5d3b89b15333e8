import { figure } from "#app/art/figure/figure.ts";
import { disc } from "#app/art/print/disc.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";

const GRASS = 330;

function tree(): string {
  return (
    drawn(`M120 ${GRASS}C150 240 108 150 168 60`, "k", 15) +
    circle(168, 76, 58, "c") +
    circle(112, 116, 42, "c") +
    circle(214, 120, 44, "c")
  );
}

/** The disc lies flat enough that its rim is seen from below. */
function stuckDisc(): string {
  const top = { centre: [0, 0], rx: 46, ry: 15, lineWidth: 2, grooves: 1 } as const;
  const rim = filled("M-46 0a46 15 0 0 0 92 0v7a46 15 0 0 1-92 0Z", "k");
  return moved("translate(196 74) rotate(-24)", rim + disc({ ...top, fill: "p" }));
}

/** No connection: by night the disc is still in the tree, and she still marks it, 520 x 400. */
export function nightState(): string {
  const sky = { x: -10, y: 90, width: 540, height: 320 };
  const marker = figure({
    pose: "mark",
    gear: "bucket",
    number: "0",
    at: [350, 236],
    scale: 1.5,
    isMirrored: true,
    palette: {
      skin: "g",
      jersey: "k",
      shorts: "k",
      socks: "s",
      shoes: "k",
      hair: "k",
      accent: "p",
      number: "g",
      groove: "k",
    },
  });
  return (
    rect(0, 0, 520, 400, "b") +
    halftone(sky, { pitch: 18, ramp: (way) => 0.7 * way, colour: "b2" }) +
    circle(386, 118, 62, "g") +
    filled(`M0 ${GRASS}H520V400H0Z`, "c") +
    drawn(`M0 ${GRASS + 16}H520`, "p", 4) +
    tree() +
    stuckDisc() +
    marker
  );
}
