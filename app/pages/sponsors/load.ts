import { sponsorPlate, sponsorSheet } from "#app/art/plate/plate.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Club } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import {
  CARD_WIDTH,
  MARGIN,
  cropToFrame,
  nameCard,
  drawRail,
  RAIL_TOP,
  title,
} from "#app/outputs/share/card.ts";
import * as cards from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/sponsors.ts";
import { shapeSponsors } from "./shape-sponsors.ts";
import type { View } from "./View.tsx";

const PLATE_SIZE = { width: 480, height: 200 };
const PLATE_TOP = 318;

/** Share card: the first two sponsors' signs below the title; without sponsors, only the title. */
function sponsorsCard(club: Club): Card {
  const shown = club.sponsors.slice(0, 2).map(({ name }) => name);
  if (shown.length === 0) return nameCard(club, pageLabels.sponsors);
  const gap = (CARD_WIDTH - 2 * MARGIN - 2 * PLATE_SIZE.width) / 3;
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "newsprint") +
      title(pageLabels.sponsors, { top: 62, capHeight: 180, fill: "black" }) +
      shown
        .map((name, index) => {
          const x =
            shown.length === 1
              ? (CARD_WIDTH - PLATE_SIZE.width) / 2
              : MARGIN + gap + index * (PLATE_SIZE.width + gap);
          return cropToFrame(sponsorPlate(name), {
            ...PLATE_SIZE,
            x,
            y: PLATE_TOP,
            viewBox: "0 0 480 200",
          });
        })
        .join("") +
      drawRail(club.domain, club.teamName),
    alt: cards.sponsors(club.teamName, enumerate(shown)),
  };
}

export const route = defineRoute<"sponsors", typeof View>({
  load({ record, pressKit }) {
    const { club } = record;
    const names = club.sponsors.map(({ name }) => name);
    const plates = sponsorSheet(names);
    const team = club.teamName;
    const who =
      names.length === 0
        ? words.sponsoringTheTeam(team)
        : words.sponsoredBy(team, enumerate(names));
    return {
      head: {
        title: titleWith(club, pageLabels.sponsors),
        description: words.description(who),
      },
      data: { ...shapeSponsors(record, pressKit), plates: plates.href },
      sheets: [{ ...plates, isInline: true }],
      pictures: ["sponsors-"],
      card: sponsorsCard(club),
    };
  },
});
