import { noTryoutsPicture, tryoutsPicture } from "#app/art/join/join-picture.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Site } from "#app/content/content.ts";
import { teamOnCards } from "#app/domain/marks.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { Card } from "#app/page/card.ts";
import * as words from "#words/cards.ts";
import { MARGIN, framed, rail, RAIL_TOP } from "./card.ts";

const PICTURE = { x: 540, y: 0, width: 660, height: RAIL_TOP, viewBox: "146 0 414 360" } as const;
const LENGTH = PICTURE.x - 2 * MARGIN;

/** "Join" and the club's name beside the picture of the tryouts, or of their absence. */
export function joinCard(site: Site): Card {
  const { domain, teamName, tryouts } = site;
  const team = teamOnCards(site);
  const picture = tryouts === undefined ? noTryoutsPicture() : tryoutsPicture();
  const measure = { x: MARGIN, length: LENGTH, fill: "g" } as const;
  const capHeight = capFor(team, 0.16, 0.42) * LENGTH;
  return {
    markup:
      rect(0, 0, PICTURE.x, RAIL_TOP, "k") +
      woodLine(words.joinInCapitals, { ...measure, middle: 190, capHeight: 0.4 * LENGTH }) +
      woodLine(team.toUpperCase(), { ...measure, middle: 400, capHeight }) +
      framed(picture, PICTURE) +
      rail(domain, tryouts === undefined ? teamName : tryouts.callout),
    alt: words.joinPicture(teamName, tryouts !== undefined),
  };
}
