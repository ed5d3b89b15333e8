import { drawFigure } from "#app/art/figure/figure.ts";
import { inkKit } from "#app/art/figure/pose.ts";
import {
  disc,
  circle,
  strokePath,
  fillPath,
  transformShapes,
  rect,
} from "#app/art/print/shapes.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const GRASS_TOP = 340;

function tree(): string {
  const branches = "M110 340V214Q60 190 40 128M110 250Q150 240 168 190M110 222Q96 160 122 96";
  return transformShapes(
    "translate(12 0)",
    strokePath(branches, "black", 15, { hasRoundEnds: true }) +
      circle(52, 120, 52, "plate3") +
      circle(130, 88, 66, "plate3") +
      circle(172, 166, 44, "plate3") +
      circle(92, 164, 40, "plate3Tint"),
  );
}

/** A disc stuck in a tree, marked by a player in a bucket hat, 520 x 400. */
function stuckDisc(isNight: boolean): string {
  const sky = { x: -10, y: 180, width: 540, height: 230 };
  const stuck = { center: [152, 92], rx: 38, ry: 14, tilt: -28, lineWidth: 3, grooves: 1 } as const;
  const marker = drawFigure({
    pose: "mark",
    gear: "bucket",
    number: "0",
    at: [356, 222],
    scale: 1.72,
    palette: isNight ? inkKit("sun", "plate2", "black") : inkKit("plate1", "plate2", "paper"),
  });
  return (
    rect(0, 0, 520, 400, isNight ? "plate1" : "sun") +
    halftone(sky, {
      pitch: 16,
      ramp: (way) => 0.8 * way,
      color: isNight ? "plate1Tint" : "deepSun",
    }) +
    (isNight ? circle(428, 82, 52, "paper") : "") +
    fillPath(`M0 ${GRASS_TOP}H520V400H0Z`, "plate3") +
    strokePath(`M0 ${GRASS_TOP + 16}H520`, "paper", 4) +
    tree() +
    disc({ ...stuck, fill: "paper" }) +
    marker +
    strokePath("M214 46q30 10 44 38", isNight ? "paper" : "black", 4, {
      hasRoundEnds: true,
      dash: [0, 11],
    })
  );
}

const viewBox = "0 0 520 400";

/** Picture for a search without results and for the 404 page. */
export function emptySheet(): Sheet {
  return makeSheet("empty", [{ id: "tree", viewBox, markup: stuckDisc(false) }]);
}

/** The same tree at night, for visitors who are offline. */
export function nightSheet(): Sheet {
  return makeSheet("night", [{ id: "tree", viewBox, markup: stuckDisc(true) }]);
}
