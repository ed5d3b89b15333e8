import { lineup } from "#app/art/lineup/lineup.ts";
import { defaultTeam } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Content } from "#app/content/content.ts";
import * as words from "#words/cards.ts";
import { CARD_WIDTH, rail, RAIL_TOP, title } from "./card.ts";
import type { Card } from "#app/page/card.ts";

/** The team in rows; its sun rises behind the title. */
export function aboutCard(content: Content): Card {
  const { domain, founding } = content.site;
  const { roster, people } = defaultTeam(content);
  return {
    markup:
      lineup(seasonsInPrint(content)(roster.year), people, CARD_WIDTH, RAIL_TOP) +
      title(words.aboutUs, { top: 44, capHeight: 190, fill: "k" }) +
      rail(domain, words.since(founding.year)),
    alt: words.teamBeforeTheSun(roster.displayName),
  };
}
