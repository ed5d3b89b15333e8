import { hero, type HeroLayout } from "#app/art/hero/hero.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Content } from "#app/content/content.ts";
import { capitalize } from "#app/lib/text/capitalize.ts";
import { enumerate } from "#app/lib/text/enumerate.ts";
import { CARD_WIDTH } from "./card.ts";
import type { Card } from "#app/page/card.ts";
import { rail, RAIL_TOP } from "./rail.ts";

/** The letters stand on the rail and fill the width; the players' feet stay above them. */
const LAYOUT: HeroLayout = {
  sun: [600, 226],
  sunRadius: 176,
  pitch: 12,
  glow: 1.55,
  figureScale: 2.66,
  turn: -14,
  apart: 84,
  drop: 0,
  discRise: 176,
  discRadius: 98,
  wordmarkAt: [48, 307],
  wordmarkWidth: 1104,
};

/** The poster of the home page. */
export function homeCard({ site: { domain, founding, teamName } }: Content): Card {
  const team = `${capitalize(founding.division)} ultimate · ${enumerate(founding.regions)}`;
  return {
    markup: rect(0, 0, CARD_WIDTH, RAIL_TOP, "p") + hero(teamName, LAYOUT) + rail(domain, team),
    alt: `Two players in blue and oxblood dive for the same disc before a golden sun, over the word ${teamName}.`,
  };
}
