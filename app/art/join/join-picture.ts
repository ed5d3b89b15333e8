import { drawFigure } from "#app/art/figure/figure.ts";
import { inkKit } from "#app/art/figure/pose.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { circle, strokePath, fillPath, rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const PICTURE_WIDTH = 700;
const PICTURE_HEIGHT = 360;

/** A field before a rising sun. */
function field(ground: "sun" | "newsprint"): string {
  const sky = { x: -10, y: 90, width: PICTURE_WIDTH + 20, height: PICTURE_HEIGHT - 80 };
  const dots = ground === "sun" ? "sunTint" : "paper";
  const grass = PICTURE_HEIGHT - 60;
  return (
    rect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, ground) +
    halftone(sky, { pitch: 18, ramp: (way) => 0.72 * way, color: dots }) +
    circle(PICTURE_WIDTH / 2, grass - 150, 112, "paper") +
    fillPath(`M0 ${grass}H${PICTURE_WIDTH}V${PICTURE_HEIGHT}H0Z`, "plate3") +
    strokePath(`M0 ${grass + 18}H${PICTURE_WIDTH}`, "paper", 4)
  );
}

/** Tryouts: a thrower and her marker, 700 x 360. */
export function tryoutsPicture(): string {
  const [middle, hip] = [PICTURE_WIDTH / 2, PICTURE_HEIGHT - 170];
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
