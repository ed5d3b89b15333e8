import { drawFigure } from "#app/art/figure/figure.ts";
import { inkKit } from "#app/art/figure/pose.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, strokePath, fillPath, rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const WIDTH = 700;
const HEIGHT = 360;

/** A field before a rising sun. */
function field(ground: "sun" | "newsprint"): string {
  const sky = { x: -10, y: 90, width: WIDTH + 20, height: HEIGHT - 80 };
  const dots = ground === "sun" ? "sunTint" : "paper";
  const grass = HEIGHT - 60;
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    halftone(sky, { pitch: 18, ramp: (way) => 0.72 * way, color: dots }) +
    circle(WIDTH / 2, grass - 150, 112, "paper") +
    fillPath(`M0 ${grass}H${WIDTH}V${HEIGHT}H0Z`, "plate3") +
    strokePath(`M0 ${grass + 18}H${WIDTH}`, "paper", 4)
  );
}

/** Tryouts: a thrower and her marker, 700 x 360. */
export function tryoutsPicture(): string {
  const [middle, hip] = [WIDTH / 2, HEIGHT - 170];
  const both = { scale: 1.55, discFill: "paper" } as const;
  return (
    field("sun") +
    drawFigure({
      ...both,
      pose: "forehand",
      hair: "bun",
      at: [middle - 120, hip],
      number: "15",
      palette: inkKit("plate1", "plate2", "paper"),
    }) +
    drawFigure({
      ...both,
      pose: "mark",
      hair: "ponytail",
      at: [middle + 120, hip],
      isMirrored: true,
      number: "20",
      palette: inkKit("plate2", "plate1", "sun"),
    })
  );
}

/** No tryouts: a marker with nobody to guard, 700 x 360. */
export function noTryoutsPicture(): string {
  const palette = { ...inkKit("plate1", "plate2", "paper"), accent: "sun" } as const;
  return (
    field("newsprint") +
    drawFigure({ pose: "mark", gear: "bucket", at: [350, 190], scale: 1.55, number: "0", palette })
  );
}

const viewBox = "0 0 700 360";

/** Pictures for the tryouts section: `open` and `quiet`. */
export function joinSheet(wanted: readonly ("open" | "quiet")[]): Sheet {
  const draw = { open: tryoutsPicture, quiet: noTryoutsPicture };
  return makeSheet(
    "join",
    wanted.map((id) => ({ id, viewBox, markup: draw[id]() })),
  );
}
