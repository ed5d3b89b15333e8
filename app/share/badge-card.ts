import { badge as drawBadge } from "#app/art/badge/badge.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import type { Card } from "#app/page/card.ts";
import { titleLines } from "#app/lib/wood-type/lines.ts";
import type { Badge } from "#app/record/record.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, MARGIN, framed, rail, RAIL_TOP } from "./card.ts";

const TOKEN = { x: MARGIN, y: 57, width: 460, height: 460, viewBox: "0 0 100 100" } as const;
const LEFT = TOKEN.x + TOKEN.width + 56;

/** A badge's token beside its title, on gold, or on ink where its own edge is gold. */
export function badgeCard({ domain, teamName }: Site, badge: Badge): Card {
  const { title, value, ink } = badge;
  const isGold = ink === "e" || ink === "g";
  const measure = { x: LEFT, length: CARD_WIDTH - MARGIN - LEFT, capHeight: 110 } as const;
  const lines = titleLines(title, measure.capHeight / measure.length);
  const middles = lines.length === 1 ? [287] : [210, 370];
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, isGold ? "k2" : "g") +
      framed(drawBadge(badge), TOKEN) +
      lines
        .map((line, index) =>
          woodLine(line.toUpperCase(), {
            ...measure,
            middle: middles[index] ?? 287,
            fill: isGold ? "g" : "k",
          }),
        )
        .join("") +
      rail(domain, value),
    alt: words.badge(title, value, teamName),
  };
}
