import { bust } from "#app/art/bust/bust.ts";
import { rect } from "#app/art/print/shapes.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { defaultTeam } from "#app/art/season/default-team.ts";
import type { Content } from "#app/content/content.ts";
import * as words from "#words/cards.ts";
import { pageLabels } from "#words/page-labels.ts";
import { CARD_WIDTH } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { framed } from "./frame.ts";
import { rail, RAIL_TOP } from "./rail.ts";
import { title } from "./title.ts";

const SIDE = 240;
const IN_ROW = CARD_WIDTH / SIDE;

/** The banner of the default season, and the first people of its roster. */
export function rosterCard(content: Content): Card {
  const { roster, people } = defaultTeam(content);
  const season = seasonsInPrint(content)(roster.year);
  const busts = people.slice(0, IN_ROW).map((person, place) => {
    const frame = { x: place * SIDE, y: RAIL_TOP - SIDE, width: SIDE, height: SIDE };
    return framed(bust(person, season, place), { ...frame, viewBox: "0 0 400 400" });
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, season.colourway.lead) +
      busts.join("") +
      title(pageLabels.roster, { top: 44, capHeight: 246, fill: "p" }) +
      rail(content.site.domain, roster.displayName),
    alt: words.roster(roster.displayName),
  };
}
