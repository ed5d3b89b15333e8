import type { MarkInks } from "#app/art/mark/line.ts";
import { printBlock, setBlock, type Block, type LineLimits } from "#app/art/mark/wordmark.ts";
import { factor, xy, transformShapes } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { type HeroPlan, planHero } from "./hero-plan.ts";
import { duel, sky, drawThrow, type Duel, type Shape } from "./scenes.ts";

/** Format of a poster and its layout. */
export interface HeroLayout {
  readonly shape: Shape;
  /** Left end of the name, and the baseline of its last line. */
  readonly left: number;
  readonly foot: number;
  readonly measure: LineLimits;
  /** Center of the picture, and the upper edge of a typical name's letters, for which it is drawn. */
  readonly middle: number;
  readonly edge: number;
  readonly duel: Duel;
  /** Scale of the other scenes. */
  readonly scale: number;
  /** Layout of a short name next to its players, if there is room. */
  readonly beside?: {
    readonly measure: LineLimits;
    readonly width: number;
    readonly ground: number;
    readonly scale: number;
  };
}

const NAME_INKS: MarkInks = {
  ink: "black",
  disc: "sun",
  groove: "var(--gl, var(--k))",
  hole: "paper",
  left: "plate1",
  right: "plate2",
};

/** Maximum scale of the players above short letters, so that they fit the poster. */
const MAX_PLAYER_SCALE = 1.08;

/** The players above the letters, as large as the space allows. */
function above(plan: HeroPlan, layout: HeroLayout, top: number): string {
  const { middle, edge, shape } = layout;
  const size = factor(Math.min(MAX_PLAYER_SCALE, top / edge));
  if (plan.scene === "duel") {
    const picture = duel(plan, [middle, edge], layout.duel);
    if (size === 1) return picture;
    return transformShapes(
      `translate(${xy(middle * (1 - size), top - edge * size)}) scale(${size})`,
      picture,
    );
  }
  const picture = plan.scene === "sky" ? sky(plan, shape) : drawThrow(plan, shape);
  return transformShapes(
    `translate(${xy(middle, top)}) scale(${factor(size * layout.scale)})`,
    picture,
  );
}

const printName = (block: Block, left: number, top: number) =>
  transformShapes(`translate(${xy(left, top)})`, printBlock(block, NAME_INKS));

/** How far shoes may reach down between accents without hiding them. */
const ACCENT_OVERLAP = 0.4;

/**
 * The home page's poster with the club's name. In the dark theme the page remaps `--p`, `--k`, `--b`, `--s`,
 * `--c`, `--g`, `--j` (hair, shorts, shoes), `--dp` (the disc) and `--gl` (the grooves in letters).
 */
export function hero(plan: HeroPlan, layout: HeroLayout): string {
  const { beside, foot, left } = layout;
  if (plan.isShort && beside !== undefined) {
    const block = setBlock(plan.name, beside.measure);
    const middle = (left + block.length + beside.width) / 2;
    const transform = `translate(${xy(middle, beside.ground)}) scale(${beside.scale})`;
    const players = transformShapes(transform, sky(plan, layout.shape));
    return players + printName(block, left, foot - block.drop - block.height);
  }
  const block = setBlock(plan.name, layout.measure);
  const top = foot - block.drop - block.height;
  const start = left + (layout.measure.length - block.length) / 2;
  return (
    above(plan, layout, top - block.rise * (1 - ACCENT_OVERLAP)) + printName(block, start, top)
  );
}

/** Landscape: the letters stand at the foot of the picture, on the season rail. */
const LANDSCAPE_LAYOUT: HeroLayout = {
  shape: "landscape",
  left: 48,
  foot: 825.4,
  measure: { length: 1344, targetHeight: 325, maxHeight: [340, 430], maxLettersPerLine: 12 },
  middle: 720,
  edge: 500,
  duel: {
    sunRise: 128,
    sunRadius: 262,
    pitch: 16,
    glow: 1.5,
    figureScale: 4.1,
    turn: -14,
    hipDistance: 84,
    drop: 6,
    discRise: 284,
    discRadius: 150,
  },
  scale: 0.92,
  beside: {
    measure: { length: 700, targetHeight: 325, maxHeight: [520, 520], maxLettersPerLine: 12 },
    width: 1440,
    ground: 790,
    scale: 1.36,
  },
};

/** Portrait, for phones: the players dive more steeply and leave the picture at its sides. */
const PORTRAIT_LAYOUT: HeroLayout = {
  shape: "portrait",
  left: 8,
  foot: 428.6,
  measure: { length: 374, targetHeight: 90, maxHeight: [120, 186], maxLettersPerLine: 6 },
  middle: 195,
  edge: 338,
  duel: {
    sunRise: 132,
    sunRadius: 118,
    pitch: 9,
    glow: 1.55,
    figureScale: 1.5,
    turn: -52,
    hipDistance: 48,
    drop: 14,
    discRise: 146,
    discRadius: 66,
  },
  scale: 1,
};

/**
 * The home page's poster, landscape for desktops and portrait for phones.
 *
 * @param name the name that the mark spells
 * @param founded the club's first year
 */
export function heroSheet(name: string, founded: number): Sheet {
  const plan = planHero(name, founded);
  return makeSheet("hero", [
    { id: "landscape", viewBox: "0 6 1440 819", markup: hero(plan, LANDSCAPE_LAYOUT) },
    { id: "portrait", viewBox: "0 0 390 444", markup: hero(plan, PORTRAIT_LAYOUT) },
  ]);
}
