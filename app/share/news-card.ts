import { flyingDisc } from "#app/art/flight/flight.ts";
import { drawn, moved, rect } from "#app/art/print/shapes.ts";
import type { Content } from "#app/content/content.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, rail, RAIL_TOP, title } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { pageLabels } from "#app/paths.ts";

/** The throw crosses the title, which fills the width, and leaves at the top right. */
const TRAIL = "M-16 400Q627 627 1041 148";
const DISC = { at: [572, 62], lean: -16 } as const;

/** A disc that flies out of the picture. */
export function newsCard({ site, news }: Content): Card {
  const flight = drawn(TRAIL, "g", 17, { round: true, dash: [0, 40] });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "p") +
      title(pageLabels.news, { top: 48, capHeight: 478, fill: "k" }) +
      flight +
      moved("scale(1.9)", flyingDisc(DISC)) +
      rail(site.domain, counts.stories(news.length)),
    alt: words.news,
  };
}
