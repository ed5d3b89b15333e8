import type { Paint } from "#app/art/print/ink.ts";
import { rect } from "#app/art/print/shapes.ts";
import { CARD_WIDTH } from "./card.ts";
import { RAIL_TOP } from "./rail.ts";
import { title } from "./title.ts";

/** The height at which a poster's picture ends and the band with its title begins. */
export const BAND_TOP = 376;

const CAP_HEIGHT = 156;

/** The band with the title of a poster, between its picture and the rail. */
export function band(text: string, ground: Paint, type: Paint): string {
  const height = RAIL_TOP - BAND_TOP;
  return (
    rect(0, BAND_TOP, CARD_WIDTH, height, ground) +
    title(text, {
      top: BAND_TOP + (height - CAP_HEIGHT) / 2 + 6,
      capHeight: CAP_HEIGHT,
      fill: type,
    })
  );
}
