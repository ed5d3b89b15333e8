import { bust } from "#app/art/bust/bust.ts";
import { rect } from "#app/art/print/shapes.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { defaultTeam } from "#app/art/season/person.ts";
import type { Content } from "#app/content/content.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, framed, rail, RAIL_TOP, title } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { pageLabels } from "#app/paths.ts";

/** Five busts fill the width; those of fewer people are larger and stand in the middle. */
const IN_ROW = 5;
const SIDE = CARD_WIDTH / IN_ROW;
const LARGE_SIDE = 300;
const CAP_HEIGHT = 246;

/** The banner of the default season, and the first people of its roster. */
export function rosterCard(content: Content): Card {
  const { roster, people } = defaultTeam(content);
  const season = seasonsInPrint(content)(roster.year);
  const shown = people.slice(0, IN_ROW);
  const side = shown.length < IN_ROW ? LARGE_SIDE : SIDE;
  const left = (CARD_WIDTH - shown.length * side) / 2;
  const busts = shown.map((person, place) => {
    const frame = { x: left + place * side, y: RAIL_TOP - side, width: side, height: side };
    return framed(bust(person, season, place), { ...frame, viewBox: "0 0 400 400" });
  });
  return {
    markup:
      rect(0, 0, CARD_WIDTH, RAIL_TOP, season.colorway.lead) +
      busts.join("") +
      title(pageLabels.roster, { top: 44, capHeight: CAP_HEIGHT + SIDE - side, fill: "p" }) +
      rail(content.site.domain, roster.displayName),
    alt: words.roster(roster.displayName),
  };
}
