import { drawGear, drawHair, type WornGear } from "#app/art/bust/hair.ts";
import { openDrawings } from "#app/art/drawing.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { factor, type Point, round, transformShapes, xy } from "#app/art/print/shapes.ts";
import type { Gear, HairStyle } from "#app/domain/look.ts";

/** Colors of a figure. */
export interface Palette {
  readonly skin: Paint;
  readonly jersey: Paint;
  readonly shorts: Paint;
  readonly socks: Paint;
  readonly shoes: Paint;
  readonly hair: Paint;
  /** Color of the clipboard, and of hats without `gear`. */
  readonly accent: Paint;
  /** Color and trim of the headwear. */
  readonly gear?: readonly [color: Paint, trim: Paint];
  readonly number: Paint;
  /** The two grooves of the head, which is a disc. */
  readonly groove: Paint;
}

export type PoseName =
  | "layout"
  | "sky"
  | "forehand"
  | "backhand"
  | "hammer"
  | "mark"
  | "cut"
  | "pull"
  | "pancake"
  | "spike"
  | "toe"
  | "reach"
  | "coach";

const poses = openDrawings<PoseName>(
  import.meta.glob<string>("./poses/*.svg", { query: "?raw", import: "default", eager: true }),
);
/** Hair and gear of a head in side view. */
const sideHair = openDrawings<Exclude<HairStyle, "bald">>(
  import.meta.glob<string>("./hair/*.svg", { query: "?raw", import: "default", eager: true }),
);
const sideGear = openDrawings<WornGear>(
  import.meta.glob<string>("./gear/*.svg", { query: "?raw", import: "default", eager: true }),
);

interface Figure {
  readonly pose: PoseName;
  /** Omitted if the hat covers all of it. */
  readonly hair?: HairStyle;
  readonly gear?: Gear;
  readonly palette: Palette;
  /** Position of the hip. */
  readonly at: Point;
  readonly scale: number;
  /** Rotation in degrees, clockwise. */
  readonly turn?: number;
  /** Facing left. Numbers stay readable. */
  readonly isMirrored?: boolean;
  /** Number on the jersey; "" for none. */
  readonly number?: string;
  readonly numberSize?: number;
  /** Ink of the disc; without it, no disc is drawn. */
  readonly discFill?: Paint;
}

/** Poses whose head faces the viewer, as on a bust. */
const FACING_POSES: ReadonlySet<PoseName> = new Set(["mark", "coach"]);

/** The layers of a head: hair behind the body, hair and gear in front. */
function headLayers({ pose, hair = "bald", gear = "none", palette }: Figure) {
  const [color, trim] = palette.gear ?? [palette.accent, palette.accent];
  if (FACING_POSES.has(pose)) {
    const { back, front } = drawHair(hair, palette.hair, gear);
    return { behind: back, hair: front, gear: drawGear(gear, color, trim) };
  }
  return {
    hair: hair === "bald" ? "" : sideHair.draw(hair, { hair: palette.hair }),
    gear: gear === "none" ? "" : sideGear.draw(gear, { color, trim }),
  };
}

function drawNumber({ number = "", numberSize = 15, isMirrored = false, palette }: Figure): string {
  if (number === "") return "";
  const text = line(number, {
    x: 0,
    baseline: numberSize * 0.34,
    size: numberSize,
    width: number.length > 1 ? 62 : 90,
    fill: palette.number,
    anchor: "middle",
  });
  return isMirrored ? transformShapes("scale(-1 1)", text) : text;
}

/** Draws a player: a pose with a head, a number and a disc. */
export function drawFigure(figure: Figure): string {
  const { pose, palette, discFill, at, scale, turn = 0, isMirrored = false } = figure;
  const { gear: _, ...inks } = palette;
  const layers = {
    ...headLayers(figure),
    number: drawNumber(figure),
    ...(discFill === undefined ? { disc: "" } : {}),
  };
  const body = poses.draw(pose, { ...inks, disc: discFill ?? "none" }, layers);
  const size = factor(scale);
  const facing = isMirrored ? `${-size} ${size}` : `${size}`;
  const lean = turn === 0 ? "" : ` rotate(${round(turn)})`;
  return transformShapes(`translate(${xy(...at)}) scale(${facing})${lean}`, body);
}

/** The bounding box of a pose, disc included; the hip is the origin. */
export function poseBox(
  pose: PoseName,
): readonly [left: number, top: number, right: number, bottom: number] {
  const [left = 0, top = 0, width = 0, height = 0] = poses.viewBox(pose).split(" ").map(Number);
  return [left, top, left + width, top + height];
}
