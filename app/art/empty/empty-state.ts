import { figure } from "#app/art/figure/figure.ts";
import { inkKit } from "#app/art/figure/pose.ts";
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

/** A disc stuck in a tree, marked by a player in a bucket hat, 520 x 400. */
function stuckDisc(isNight: boolean): string {
  const sky = { x: -10, y: 180, width: 540, height: 230 };
  const stuck = { center: [152, 92], rx: 38, ry: 14, tilt: -28, lineWidth: 3, grooves: 1 } as const;
  const marker = figure({
    pose: "mark",
    gear: "bucket",
    number: "0",
    at: [356, 222],
    scale: 1.72,
    palette: isNight ? inkKit("g", "s", "k") : inkKit("b", "s", "p"),
  });
  return (
    rect(0, 0, 520, 400, isNight ? "b" : "g") +
    halftone(sky, { pitch: 16, ramp: (way) => 0.8 * way, color: isNight ? "b2" : "e" }) +
    (isNight ? circle(428, 82, 52, "p") : "") +
    filled(`M0 ${GRASS}H520V400H0Z`, "c") +
    drawn(`M0 ${GRASS + 16}H520`, "p", 4) +
    tree() +
    disc({ ...stuck, fill: "p" }) +
    marker +
    drawn("M214 46q30 10 44 38", isNight ? "p" : "k", 4, { round: true, dash: [0, 11] })
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
