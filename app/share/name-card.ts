import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import type { Card } from "#app/page/card.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH } from "./card.ts";
import { rail, RAIL_TOP } from "./rail.ts";
import { title } from "./title.ts";

/** A card with nothing but a name: for a page that has no picture of its own. */
export function nameCard({ domain, teamName }: Site, name: string): Card {
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "b") +
      title(name, { top: 164, capHeight: 246, fill: "p" }) +
      rail(domain, teamName),
    alt: words.inWoodType(name, teamName),
  };
}
