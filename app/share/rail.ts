import type { Paint } from "#app/art/print/ink.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { line } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { CARD_HEIGHT, CARD_WIDTH, MARGIN } from "./card.ts";

/** The strip at the foot of every card. */
export const RAIL_TOP = 574;

const HEIGHT = CARD_HEIGHT - RAIL_TOP;
const LABEL = { baseline: RAIL_TOP + HEIGHT / 2 + 8, size: 24, width: 104 } as const;
const NARROWEST = 50;
/** Between the two. */
const GAP = 32;
/** What the site's name takes at most, so that the words beside it have room. */
const DOMAIN_ROOM = 620;

export interface RailInks {
  readonly ground: Paint;
  readonly domain: Paint;
  readonly text: Paint;
}

const INKS: RailInks = { ground: "k", domain: "g", text: "p" };

const lengthOf = (words: string, width: number) => advance(words, width) * LABEL.size;

/** How wide letters are that keep to a length: as usual, or as narrow as it takes. */
function widthIn(words: string, room: number): number {
  const [usual, narrowest] = [lengthOf(words, LABEL.width), lengthOf(words, NARROWEST)];
  const share = (room - narrowest) / (usual - narrowest);
  return NARROWEST + (LABEL.width - NARROWEST) * Math.min(1, Math.max(0, share));
}

/**
 * The site's name, and beside it a few words on what the page has.
 *
 * @param domain the site's name on the web, such as cotesauvage.example
 */
export function rail(domain: string, text: string, inks: RailInks = INKS): string {
  const end = CARD_WIDTH - MARGIN;
  const domainWidth = widthIn(domain, DOMAIN_ROOM);
  const width = widthIn(text, end - MARGIN - lengthOf(domain, domainWidth) - GAP);
  return (
    rect(0, RAIL_TOP, CARD_WIDTH, HEIGHT, inks.ground) +
    line(domain.toUpperCase(), { ...LABEL, width: domainWidth, x: MARGIN, fill: inks.domain }) +
    line(text.toUpperCase(), { ...LABEL, width, x: end, anchor: "end", fill: inks.text })
  );
}
