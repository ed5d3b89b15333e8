import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { hero, type HeroLayout } from "./hero.ts";
import { planHero } from "./hero-plan.ts";

/** Lying: the letters stand on the foot of the picture, which stands on the season rail. */
const LYING: HeroLayout = {
  shape: "lying",
  left: 48,
  foot: 825.4,
  measure: { length: 1344, wanted: 325, tallest: [340, 430], lettersALine: 12 },
  middle: 720,
  edge: 500,
  duel: {
    sunRise: 128,
    sunRadius: 262,
    pitch: 16,
    glow: 1.5,
    figureScale: 4.1,
    turn: -14,
    apart: 84,
    drop: 6,
    discRise: 284,
    discRadius: 150,
  },
  scale: 0.92,
  beside: {
    measure: { length: 700, wanted: 325, tallest: [520, 520], lettersALine: 12 },
    width: 1440,
    ground: 790,
    scale: 1.36,
  },
};

/** Upright, for phones: the players dive steeper and leave the picture at its sides. */
const UPRIGHT: HeroLayout = {
  shape: "upright",
  left: 8,
  foot: 428.6,
  measure: { length: 374, wanted: 90, tallest: [120, 186], lettersALine: 6 },
  middle: 195,
  edge: 338,
  duel: {
    sunRise: 132,
    sunRadius: 118,
    pitch: 9,
    glow: 1.55,
    figureScale: 1.62,
    turn: -42,
    apart: 60,
    drop: 46,
    discRise: 150,
    discRadius: 66,
  },
  scale: 1,
};

/**
 * The home page's poster, lying for desktops and upright for phones.
 *
 * @param name that the mark spells
 * @param founded the club's first year
 */
export function heroSheet(name: string, founded: number): Sheet {
  const plan = planHero(name, founded);
  return makeSheet("hero", [
    { id: "lying", viewBox: "0 6 1440 819", markup: hero(plan, LYING) },
    { id: "upright", viewBox: "0 0 390 444", markup: hero(plan, UPRIGHT) },
  ]);
}
