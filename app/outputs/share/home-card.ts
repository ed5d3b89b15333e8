import { planHero } from "#app/art/hero/hero-plan.ts";
import { hero, type HeroLayout } from "#app/art/hero/hero.ts";
import { rect } from "#app/art/print/shapes.ts";
import { clubMark } from "#app/domain/marks.ts";
import { capitalize } from "#app/lib/text.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Card } from "#app/routes/card.ts";
import * as words from "#words/cards.ts";
import { enumerate } from "#words/grammar.ts";
import { CARD_WIDTH, drawRail, RAIL_TOP } from "./card.ts";

/** The letters stand on the rail and fill the width; the players' feet stay above them. */
const LAYOUT: HeroLayout = {
  shape: "landscape",
  left: 48,
  foot: 577,
  name: { length: 1104, maxHeight: [288, 360], lettersPerLine: 12 },
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
    name: { length: 560, maxHeight: [412, 412], lettersPerLine: 12 },
    width: CARD_WIDTH,
    ground: 552,
    scale: 0.94,
  },
};

/** The poster of the home page. */
export function homeCard(record: ClubRecord): Card {
  const { club } = record;
  const { domain, founding, teamName } = club;
  const plan = planHero(clubMark(record), founding.year);
  const team = words.ultimateFrom(capitalize(founding.division), enumerate(founding.regions));
  return {
    markup: rect(0, 0, CARD_WIDTH, RAIL_TOP, "paper") + hero(plan, LAYOUT) + drawRail(domain, team),
    alt: words.posterWithTheWord(words.scenes[plan.scene], teamName),
  };
}
