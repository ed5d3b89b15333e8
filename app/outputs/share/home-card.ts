import { hero, type HeroLayout } from "#app/art/hero/hero.ts";
import { describeHero, planHero } from "#app/art/hero/hero-plan.ts";
import { rect } from "#app/art/print/shapes.ts";
import type { Club } from "#app/record/record.ts";
import { markName } from "#app/domain/marks.ts";
import { capitalize } from "#app/lib/plural.ts";
import * as words from "#words/cards.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { CARD_WIDTH, drawRail, RAIL_TOP } from "./card.ts";
import type { Card } from "#app/routes/card.ts";

/** The letters stand on the rail and fill the width; the players' feet stay above them. */
const LAYOUT: HeroLayout = {
  shape: "landscape",
  left: 48,
  foot: 574.3,
  measure: { length: 1104, targetHeight: 267, maxHeight: [280, 350], maxLettersPerLine: 12 },
  middle: 600,
  edge: 307,
  duel: {
    sunRise: 81,
    sunRadius: 176,
    pitch: 12,
    glow: 1.55,
    figureScale: 2.66,
    turn: -14,
    hipDistance: 84,
    drop: 0,
    discRise: 176,
    discRadius: 98,
  },
  scale: 0.57,
  beside: {
    measure: { length: 560, targetHeight: 267, maxHeight: [400, 400], maxLettersPerLine: 12 },
    width: CARD_WIDTH,
    ground: 552,
    scale: 0.94,
  },
};

/** The poster of the home page. */
export function homeCard(club: Club): Card {
  const { domain, founding, teamName } = club;
  const plan = planHero(markName(club), founding.year);
  const team = words.ultimateFrom(capitalize(founding.division), enumerate(founding.regions));
  return {
    markup: rect(0, 0, CARD_WIDTH, RAIL_TOP, "paper") + hero(plan, LAYOUT) + drawRail(domain, team),
    alt: words.posterWithTheWord(describeHero(plan), teamName),
  };
}
