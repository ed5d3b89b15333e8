import { openDrawings } from "#app/art/drawing.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { isHat } from "#app/art/season/look.ts";
import type { Gear, HairStyle } from "#app/domain/look.ts";

/** Gear that is drawn. */
export type WornGear = Exclude<Gear, "none">;

const styles = openDrawings<Exclude<HairStyle, "bald">>(
  import.meta.glob<string>("./hair/*.svg", { query: "?raw", import: "default", eager: true }),
);
const wornGear = openDrawings<WornGear>(
  import.meta.glob<string>("./gear/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** Hair before and behind a head of radius 76 at (200, 130). */
export interface Hair {
  readonly front: string;
  readonly back: string;
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
