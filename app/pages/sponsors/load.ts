import { sponsorPlate } from "#app/art/plate/plate.ts";
import { rect } from "#app/art/print/shapes.ts";
import {
  CARD_WIDTH,
  MARGIN,
  cropToFrame,
  nameCard,
  drawRail,
  RAIL_TOP,
  drawTitle,
} from "#app/outputs/share/card.ts";
import type { Club } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as cards from "#words/cards.ts";
import { enumerate } from "#words/grammar.ts";

const PLATE_SIZE = { width: 480, height: 200 };
const PLATE_TOP = 318;

/** Share card: the first two sponsors' signs below the title; without sponsors, only the title. */
function sponsorsCard(club: Club): Card {
  const firstNames = club.sponsors.slice(0, 2).map(({ name }) => name);
  if (firstNames.length === 0) return nameCard(club, pageLabels.sponsors);
  const count = firstNames.length;
  const gap = (CARD_WIDTH - 2 * MARGIN - count * PLATE_SIZE.width) / (count + 1);
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "newsprint") +
      drawTitle(pageLabels.sponsors, { top: 62, capHeight: 180, fill: "black" }) +
      firstNames
        .map((name, index) =>
          cropToFrame(sponsorPlate(name), {
            ...PLATE_SIZE,
            x: MARGIN + gap + index * (PLATE_SIZE.width + gap),
            y: PLATE_TOP,
            viewBox: "0 0 480 200",
          }),
        )
        .join("") +
      drawRail(club.domain, club.teamName),
    alt: cards.sponsors(club.teamName, enumerate(firstNames)),
  };
}

export const route = definePage<"sponsors">({
  load({ record: { club } }) {
    const names = enumerate(club.sponsors.map(({ name }) => name));
    const who =
      names === "" ? `Sponsor ${club.teamName}` : `${club.teamName} is sponsored by ${names}`;
    return {
      head: {
        title: titleWith(club, pageLabels.sponsors),
        description: `${who}. What a sponsor gets, how to become a sponsor, and a press kit with logos and colors.`,
      },
      card: sponsorsCard(club),
    };
  },
});
