import type { Paint } from "#app/art/print/ink.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { CARD_WIDTH, MARGIN } from "./card.ts";

interface Place {
  readonly top: number;
  readonly capHeight: number;
  readonly fill: Paint;
}

/** A card's title: wood type from margin to margin. */
export function title(text: string, { top, capHeight, fill }: Place): string {
  return woodLine(text.toUpperCase(), {
    x: MARGIN,
    length: CARD_WIDTH - 2 * MARGIN,
    middle: top + capHeight / 2,
    capHeight,
    fill,
  });
}
