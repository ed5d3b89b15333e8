import { figure } from "#app/art/figure/figure.ts";
import { inkKit } from "#app/art/figure/pose.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, drawn, filled, rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

const LARGE: Size = { width: 700, height: 360 };

/** A field before a rising sun. */
function field(ground: "g" | "n", { width, height }: Size): string {
  const sky = { x: -10, y: 90, width: width + 20, height: height - 80 };
  const dots = ground === "g" ? "g2" : "p";
  const grass = height - 60;
  return (
    rect(0, 0, width, height, ground) +
    halftone(sky, { pitch: 18, ramp: (way) => 0.72 * way, color: dots }) +
    circle(width / 2, grass - 150, 112, "p") +
    filled(`M0 ${grass}H${width}V${height}H0Z`, "c") +
    drawn(`M0 ${grass + 18}H${width}`, "p", 4)
  );
}

/** Tryouts: a thrower and her marker. */
export function tryoutsPicture(size = LARGE): string {
  const [middle, hip] = [size.width / 2, size.height - 170];
  const both = { scale: 1.55, discFill: "p" } as const;
  return (
    field("g", size) +
    figure({
      ...both,
      pose: "forehand",
      hair: "bun",
      at: [middle - 120, hip],
      number: "15",
      palette: inkKit("b", "s", "p"),
    }) +
    figure({
      ...both,
      pose: "mark",
      hair: "ponytail",
      at: [middle + 120, hip],
      isMirrored: true,
      number: "20",
      palette: inkKit("s", "b", "g"),
    })
  );
}

/** No tryouts: a marker with nobody to guard, 700 x 360. */
export function noTryoutsPicture(): string {
  const palette = { ...inkKit("b", "s", "p"), accent: "g" } as const;
  return (
    field("n", LARGE) +
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
