import { flyingDisc } from "#app/art/flight/flight.ts";
import { strokePath, rect } from "#app/art/print/shapes.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { latestDate } from "#app/lib/list.ts";
import { CARD_WIDTH, drawRail, RAIL_TOP, drawTitle } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { clubInWords, titleWith } from "#app/routes/titles.ts";
import * as cardWords from "#words/cards.ts";
import * as counts from "#words/counts.ts";

/** Path of the disc across the title to the top right. */
const TRAIL_PATH = "M-16 400Q627 627 1041 148";
const DISC = { at: [1086.8, 117.8], lean: -16, scale: 1.9 } as const;

/** Share card: a disc flying out of the picture. */
function newsCard({ club, news }: ClubRecord): Card {
  const flight = strokePath(TRAIL_PATH, "sun", 17, { hasRoundEnds: true, dash: [0, 40] });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, "paper") +
      drawTitle(pageLabels.news, { top: 48, capHeight: 478, fill: "black" }) +
      flight +
      flyingDisc(DISC) +
      drawRail(club.domain, counts.stories(news.length)),
    alt: cardWords.news,
  };
}

export const route = definePage<"news">({
  load({ record }) {
    const { club, news } = record;
    const oldest = Math.min(...news.map(({ date }) => getYear(date)));
    return {
      head: {
        feeds: ["news"],
        title: titleWith(club, pageLabels.news),
        description: `Articles and videos about ${club.teamName}, ${clubInWords(club)}: tournament previews, recaps and games of every season since ${oldest}.`,
      },
      newestDate: latestDate(news.map(({ date }) => date)),
      card: newsCard(record),
    };
  },
});
