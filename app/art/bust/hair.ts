import { openDrawings } from "#app/art/drawing.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { transformShapes } from "#app/art/print/shapes.ts";
import { isHat, type Look } from "#app/art/season/look.ts";
import type { Gear, HairStyle } from "#app/domain/look.ts";

/** Gear that is drawn. */
export type WornGear = Exclude<Gear, "none">;

const styles = openDrawings<Exclude<HairStyle, "bald">>(
  import.meta.glob<string>("./hair/*.svg", { query: "?raw", import: "default", eager: true }),
);
const wornGear = openDrawings<WornGear>(
  import.meta.glob<string>("./gear/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The head of a bust, on a width of 400. */
export const HEAD_CENTER = [200, 130] as const;
export const HEAD_RADIUS = 76;

/** Hair before and behind a bust's head. */
export interface Hair {
  readonly front: string;
  readonly back: string;
}

/** Turns parts of a head to the side that a person faces. Numbers are never mirrored. */
export function turnHead(shapes: string, { isMirrored }: Look): string {
  return isMirrored && shapes !== "" ? transformShapes("matrix(-1 0 0 1 400 0)", shapes) : shapes;
}

/** A hairstyle on the bust's head. Hats hide the part, which would cut into the head. */
export function drawHair(style: HairStyle, color: Paint, gear: Gear): Hair {
  if (style === "bald") return { front: "", back: "" };
  const isParted = style === "side" || style === "long";
  const front = isParted && isHat(gear) ? "bob" : style;
  return {
    front: styles.layer(front, "front", { hair: color }),
    back: styles.layer(style, "behind", { hair: color }),
  };
}

/** A bust's headwear or glasses, in a color and a trim. */
export function drawGear(gear: Gear, color: Paint, trim: Paint): string {
  return gear === "none" ? "" : wornGear.draw(gear, { color, trim });
}
