import type { Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { CARD_HEIGHT, CARD_WIDTH, MARGIN } from "./card.ts";

/** The strip at the foot of every card, which all pictures stand on. */
export const RAIL_TOP = 574;

const HEIGHT = CARD_HEIGHT - RAIL_TOP;
const LABEL = { baseline: RAIL_TOP + HEIGHT / 2 + 8, size: 24, width: 104 } as const;

export interface RailInks {
  readonly ground: Paint;
  readonly domain: Paint;
  readonly text: Paint;
}

const INKS: RailInks = { ground: "k", domain: "g", text: "p" };

function label(words: string, x: number, anchor: "start" | "end", fill: Paint): string {
  return line(words.toUpperCase(), { ...LABEL, x, anchor, fill });
}

/**
 * Where the card leads to, small, and beside it a word on what is there.
 *
 * @param domain the site's name on the web, such as cotesauvage.example
 */
export function rail(domain: string, text: string, inks: RailInks = INKS): string {
  return (
    rect(0, RAIL_TOP, CARD_WIDTH, HEIGHT, inks.ground) +
    label(domain, MARGIN, "start", inks.domain) +
    label(text, CARD_WIDTH - MARGIN, "end", inks.text)
  );
}
