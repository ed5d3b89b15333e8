import { figure } from "#app/art/figure/figure.ts";
import { disc, circle, drawn, filled, moved, rect } from "#app/art/print/shapes.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

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
function emptyState(): string {
  const sky = { x: -10, y: 180, width: 540, height: 230 };
  const stuck = { center: [152, 92], rx: 38, ry: 14, tilt: -28, lineWidth: 3, grooves: 1 } as const;
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
    halftone(sky, { pitch: 16, ramp: (way) => 0.8 * way, color: "e" }) +
    filled(`M0 ${GRASS}H520V400H0Z`, "c") +
    drawn(`M0 ${GRASS + 16}H520`, "p", 4) +
    tree() +
    disc({ ...stuck, fill: "p" }) +
    marker +
    drawn("M214 46q30 10 44 38", "k", 4, { round: true, dash: [0, 11] })
  );
}

const NIGHT_GRASS = 330;

function nightTree(): string {
  return (
    drawn(`M120 ${NIGHT_GRASS}C150 240 108 150 168 60`, "k", 15) +
    circle(168, 76, 58, "c") +
    circle(112, 116, 42, "c") +
    circle(214, 120, 44, "c")
  );
}

/** The disc lies flat enough that its rim is seen from below. */
function stuckDisc(): string {
  const top = { center: [0, 0], rx: 46, ry: 15, lineWidth: 2, grooves: 1 } as const;
  const rim = filled("M-46 0a46 15 0 0 0 92 0v7a46 15 0 0 1-92 0Z", "k");
  return moved("translate(196 74) rotate(-24)", rim + disc({ ...top, fill: "p" }));
}

/** No connection: at night the disc is still in the tree, and she still marks it, 520 x 400. */
function nightState(): string {
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
    halftone(sky, { pitch: 18, ramp: (way) => 0.7 * way, color: "b2" }) +
    circle(386, 118, 62, "g") +
    filled(`M0 ${NIGHT_GRASS}H520V400H0Z`, "c") +
    drawn(`M0 ${NIGHT_GRASS + 16}H520`, "p", 4) +
    nightTree() +
    stuckDisc() +
    marker
  );
}

/** Picture for a search without hits, and for the page of an unknown address. */
export function emptySheet(): Sheet {
  return makeSheet("empty", [{ id: "tree", viewBox: "0 0 520 400", markup: emptyState() }]);
}

/** The same tree at night, for visitors who are offline. */
export function nightSheet(): Sheet {
  return makeSheet("night", [{ id: "tree", viewBox: "0 0 520 400", markup: nightState() }]);
}
