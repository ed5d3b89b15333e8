import { MARK_ON_PAPER, type MarkInks, wordmark } from "#app/art/mark/wordmark.ts";
import { factor, xy, transformShapes } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import { type HeroPlan, planHero } from "./hero-plan.ts";
import { duel, type Duel, type Shape, sky } from "./scenes.ts";

/** Limits for the name on a poster. */
interface NameLimits {
  readonly length: number;
  /** Greatest height of a single line, and of several lines together. */
  readonly maxHeight: readonly [line: number, stack: number];
  readonly lettersPerLine: number;
}

/** Format of a poster and its layout. */
export interface HeroLayout {
  readonly shape: Shape;
  /** Left end of the name, and the foot of its view box. */
  readonly left: number;
  readonly foot: number;
  readonly name: NameLimits;
  /** Center of the picture, and the upper edge of a typical name's letters, for which it is drawn. */
  readonly middle: number;
  readonly edge: number;
  readonly duel: Duel;
  /** Scale of the leap. */
  readonly scale: number;
  /** Layout of a short name next to its players, if there is room. */
  readonly beside?: {
    readonly name: NameLimits;
    readonly width: number;
    readonly ground: number;
    readonly scale: number;
  };
}

const NAME_INKS: MarkInks = { ...MARK_ON_PAPER, groove: "var(--gl, var(--k))" };

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
  return transformShapes(
    `translate(${xy(middle, top)}) scale(${factor(size * layout.scale)})`,
    sky(plan, shape),
  );
}

/** The name, as large as its limits allow and centered in its length: the upper edge of its letters, and its markup. */
function placeName({ mark }: HeroPlan, left: number, foot: number, limits: NameLimits) {
  const { box, isStacked, draw } = wordmark(mark, limits.lettersPerLine);
  const maxHeight = limits.maxHeight[isStacked ? 1 : 0];
  const scale = factor(Math.min(limits.length / box.width, maxHeight / box.height));
  const x = left + Math.max(0, limits.length - box.width * scale) / 2 - box.left * scale;
  const y = foot - (box.top + box.height) * scale;
  const transform = `translate(${xy(x, y)}) scale(${scale})`;
  return { top: y, width: box.width * scale, markup: transformShapes(transform, draw(NAME_INKS)) };
}

/**
 * The home page's poster with the club's name. In the dark theme the page remaps `--p`, `--k`, `--b`, `--s`,
 * `--c`, `--g`, `--j` (hair, shorts, shoes), `--dp` (the disc) and `--gl` (the grooves in letters).
 */
export function hero(plan: HeroPlan, layout: HeroLayout): string {
  const { beside, foot, left } = layout;
  if (plan.isShort && beside !== undefined) {
    const name = placeName(plan, left, foot, beside.name);
    const middle = (left + beside.name.length + beside.width) / 2;
    const transform = `translate(${xy(middle, beside.ground)}) scale(${beside.scale})`;
    return transformShapes(transform, sky(plan, layout.shape)) + name.markup;
  }
  const name = placeName(plan, left, foot, layout.name);
  return above(plan, layout, name.top) + name.markup;
}

/** Landscape: the letters stand at the foot of the picture, on the line of seasons. */
const LANDSCAPE_LAYOUT: HeroLayout = {
  shape: "landscape",
  left: 48,
  foot: 828.7,
  name: { length: 1344, maxHeight: [352, 446], lettersPerLine: 12 },
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
    name: { length: 700, maxHeight: [538, 538], lettersPerLine: 12 },
    width: 1440,
    ground: 790,
    scale: 1.36,
  },
};

/** Portrait, for phones: the players dive more steeply and leave the picture at its sides. */
const PORTRAIT_LAYOUT: HeroLayout = {
  shape: "portrait",
  left: 8,
  foot: 429.5,
  name: { length: 374, maxHeight: [124, 192], lettersPerLine: 6 },
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
 * @param founded the club's first year
 */
export function heroSheet(mark: ClubMark, founded: number): Sheet {
  const plan = planHero(mark, founded);
  return makeSheet("hero", [
    { id: "landscape", viewBox: "0 6 1440 819", markup: hero(plan, LANDSCAPE_LAYOUT) },
    { id: "portrait", viewBox: "0 0 390 444", markup: hero(plan, PORTRAIT_LAYOUT) },
  ]);
}
