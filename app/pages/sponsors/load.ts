import { sponsorPlate, sponsorSheet } from "#app/art/plate/plate.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import type { Card } from "#app/routes/card.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import {
  CARD_WIDTH,
  MARGIN,
  framed,
  nameCard,
  rail,
  RAIL_TOP,
  title,
} from "#app/outputs/share/card.ts";
import * as cards from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/sponsors.ts";
import { shapeSponsors } from "./shape-sponsors.ts";
import type { View } from "./View.tsx";

const PLATE = { width: 480, height: 200 };
const PLATE_TOP = 318;

/** Share card: the first two sponsors' signs below the title; without sponsors, only the title. */
function sponsorsCard(site: Site): Card {
  const shown = site.sponsors.slice(0, 2).map(({ name }) => name);
  if (shown.length === 0) return nameCard(site, pageLabels.sponsors);
  const gap = (CARD_WIDTH - 2 * MARGIN - 2 * PLATE.width) / 3;
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "newsprint") +
      title(pageLabels.sponsors, { top: 62, capHeight: 180, fill: "black" }) +
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
    alt: cards.sponsors(site.teamName, enumerate(shown)),
  };
}

export const route = defineRoute<"sponsors", typeof View>({
  load({ content, record, pressKit }) {
    const { site } = content;
    const names = site.sponsors.map(({ name }) => name);
    const plates = sponsorSheet(names);
    const team = site.teamName;
    const who =
      names.length === 0
        ? words.sponsoringTheTeam(team)
        : words.sponsoredBy(team, enumerate(names));
    return {
      head: {
        title: titleWith(site, pageLabels.sponsors),
        description: words.description(who),
      },
      data: { ...shapeSponsors(content, record, pressKit), plates: plates.href },
      sheets: [{ ...plates, inline: true }],
      art: [plates.href],
      pictures: ["sponsors-"],
      card: sponsorsCard(site),
    };
  },
});
