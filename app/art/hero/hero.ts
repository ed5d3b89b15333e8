import { printBlock, setBlock, type Block, type Measure } from "#app/art/mark/block.ts";
import type { MarkInks } from "#app/art/mark/line.ts";
import { factor, xy } from "#app/art/print/number.ts";
import { moved } from "#app/art/print/shapes.ts";
import type { HeroPlan } from "./hero-plan.ts";
import { duel, sky, throwing, type Duel, type Shape } from "./scenes.ts";

/** The shape of a poster, and what stands where on it. */
export interface HeroLayout {
  readonly shape: Shape;
  /** The left end of the name and the line on which its last letters stand. */
  readonly left: number;
  readonly foot: number;
  readonly measure: Measure;
  /** The middle of the picture; where the letters of a usual name begin, for which it is drawn. */
  readonly middle: number;
  readonly edge: number;
  readonly duel: Duel;
  /** The size of the other scenes, one for the lying poster. */
  readonly scale: number;
  /** How a name of few letters stands beside its players, where there is room for that. */
  readonly beside?: {
    readonly measure: Measure;
    readonly width: number;
    readonly ground: number;
    readonly scale: number;
  };
}

const INKS: MarkInks = {
  ink: "k",
  disc: "g",
  groove: "var(--gl, var(--k))",
  hole: "p",
  left: "b",
  right: "s",
};

/** A picture may grow above low letters, but not beyond the poster. */
const MOST = 1.08;

/** The players above the letters, as large as these leave room. */
function above(plan: HeroPlan, layout: HeroLayout, top: number): string {
  const { middle, edge, shape } = layout;
  const size = factor(Math.min(MOST, top / edge));
  if (plan.scene === "duel") {
    const picture = duel(plan, [middle, edge], layout.duel);
    if (size === 1) return picture;
    return moved(
      `translate(${xy(middle * (1 - size), top - edge * size)}) scale(${size})`,
      picture,
    );
  }
  const picture = plan.scene === "sky" ? sky(plan, shape) : throwing(plan, shape);
  return moved(`translate(${xy(middle, top)}) scale(${factor(size * layout.scale)})`, picture);
}

const nameAt = (block: Block, left: number, top: number) =>
  moved(`translate(${xy(left, top)})`, printBlock(block, INKS));

/** Shoes may stand between accents, but not hide them. */
const INTO_ACCENTS = 0.4;

/**
 * The home page's poster with the club's name. At night its host remaps `--p`, `--k`, `--b`, `--s`, `--c`, `--g`, `--j`
 * (hair, shorts, shoes), `--dp` (the disc) and `--gl` (the grooves in letters).
 */
export function hero(plan: HeroPlan, layout: HeroLayout): string {
  const { beside, foot, left } = layout;
  if (plan.isShort && beside !== undefined) {
    const block = setBlock(plan.name, beside.measure);
    const middle = (left + block.length + beside.width) / 2;
    const place = `translate(${xy(middle, beside.ground)}) scale(${beside.scale})`;
    const players = moved(place, sky(plan, layout.shape));
    return players + nameAt(block, left, foot - block.drop - block.height);
  }
  const block = setBlock(plan.name, layout.measure);
  const top = foot - block.drop - block.height;
  const start = left + (layout.measure.length - block.length) / 2;
  return above(plan, layout, top - block.rise * (1 - INTO_ACCENTS)) + nameAt(block, start, top);
}
