import { sponsorPlate } from "#app/art/plate/plate.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import * as words from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { Card } from "#app/page/card.ts";
import { CARD_WIDTH, MARGIN, framed, nameCard, rail, RAIL_TOP, title } from "./card.ts";
import { pageLabels } from "#app/paths.ts";

const PLATE = { width: 480, height: 200 };
const PLATE_TOP = 318;

/** The signs of the first two sponsors below the title; without a sponsor the title alone. */
export function sponsorsCard(site: Site): Card {
  const shown = site.sponsors.slice(0, 2).map(({ name }) => name);
  if (shown.length === 0) return nameCard(site, pageLabels.sponsors);
  const gap = (CARD_WIDTH - 2 * MARGIN - 2 * PLATE.width) / 3;
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "n") +
      title(pageLabels.sponsors, { top: 62, capHeight: 180, fill: "k" }) +
      shown
        .map((name, place) => {
          const x =
            shown.length === 1
              ? (CARD_WIDTH - PLATE.width) / 2
              : MARGIN + gap + place * (PLATE.width + gap);
          return framed(sponsorPlate(name), { ...PLATE, x, y: PLATE_TOP, viewBox: "0 0 480 200" });
        })
        .join("") +
      rail(site.domain, site.teamName),
    alt: words.sponsors(site.teamName, enumerate(shown)),
  };
}
