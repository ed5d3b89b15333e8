import { figure } from "#app/art/figure/figure.ts";
import type { Palette } from "#app/art/figure/pose.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const GRASS = 300;

const thrower: Palette = {
  skin: "b",
  jersey: "k",
  shorts: "k",
  socks: "s",
  shoes: "k",
  hair: "k",
  accent: "p",
  number: "g",
  groove: "p",
};

const marker: Palette = { ...thrower, skin: "s", socks: "b", groove: "g" };

function field(ground: "g" | "n"): string {
  const sky = { x: -10, y: 90, width: 720, height: 280 };
  const dots = ground === "g" ? "g2" : "p";
  return (
    rect(0, 0, 700, 360, ground) +
    halftone(sky, { pitch: 18, ramp: (way) => 0.72 * way, color: dots }) +
    circle(350, 150, 112, "p") +
    filled(`M0 ${GRASS}H700V360H0Z`, "c") +
    drawn(`M0 ${GRASS + 18}H700`, "p", 4)
  );
}

/** Tryouts: a thrower and her marker, 700 x 360. */
export function tryoutsPicture(): string {
  const both = { scale: 1.55, discFill: "p" } as const;
  return (
    field("g") +
    figure({
      ...both,
      pose: "forehand",
      hair: "bun",
      at: [230, 190],
      number: "15",
      palette: thrower,
    }) +
    figure({
      ...both,
      pose: "mark",
      hair: "ponytail",
      at: [470, 190],
      isMirrored: true,
      number: "20",
      palette: marker,
    })
  );
}

/** No tryouts: a marker with nobody to guard, 700 x 360. */
export function noTryoutsPicture(): string {
  const palette: Palette = { ...thrower, accent: "g" };
  return (
    field("n") +
    figure({ pose: "mark", gear: "bucket", at: [350, 190], scale: 1.55, number: "0", palette })
  );
}

const viewBox = "0 0 700 360";

/** The pictures beside the tryouts: `open` and `quiet`. */
export function joinSheet(wanted: readonly ("open" | "quiet")[]): Sheet {
  const draw = { open: tryoutsPicture, quiet: noTryoutsPicture };
  return makeSheet(
    "join",
    wanted.map((id) => ({ id, viewBox, markup: draw[id]() })),
  );
}
