import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { hero, type HeroLayout } from "./hero.ts";

/** Lying: the letters stand on the foot of the picture, which stands on the season rail. */
const LYING: HeroLayout = {
  sun: [720, 372],
  sunRadius: 262,
  pitch: 16,
  glow: 1.5,
  figureScale: 4.1,
  turn: -14,
  apart: 84,
  drop: 6,
  discRise: 284,
  discRadius: 150,
  wordmarkAt: [48, 500],
  wordmarkWidth: 1344,
};

/** Upright, for phones: the players dive steeper and leave the picture at its sides. */
const UPRIGHT: HeroLayout = {
  sun: [195, 206],
  sunRadius: 118,
  pitch: 9,
  glow: 1.55,
  figureScale: 1.62,
  turn: -42,
  apart: 60,
  drop: 46,
  discRise: 150,
  discRadius: 66,
  wordmarkAt: [8, 338],
  wordmarkWidth: 374,
};

/** The home page's poster, lying for desktops and upright for phones. */
export function heroSheet(name: string): Sheet {
  return makeSheet("hero", [
    { id: "lying", viewBox: "0 6 1440 819", markup: hero(name, LYING) },
    { id: "upright", viewBox: "0 0 390 444", markup: hero(name, UPRIGHT) },
  ]);
}
