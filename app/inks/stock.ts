import { clamp, distance, hexOf, hueGap, oklch, type Oklch } from "./colour.ts";
import { isRead, ON_SUN, settle } from "./contrast.ts";
import type { GivenColours } from "./given-colours.ts";

/** What everything is printed on, and what prints black. */
export interface Stock {
  readonly p: string;
  readonly n: string;
  readonly k: string;
}

/** The hue of paper that leans to no sun. */
const PAPER_HUE = 86;

/** The sun that a club without one gets: a tint of its first colour, or a grey. */
export function rawSun({ sun, plates: [first] }: GivenColours): Oklch {
  if (sun !== undefined) return sun.at;
  if (first === undefined) return { l: 0.8, c: 0, h: PAPER_HUE };
  return { l: 0.8, c: Math.min(0.12, first.at.c * 0.6), h: first.at.h };
}

/** Paper leans to the sun; white among the colours makes it bright, black makes the ink neutral. */
export function stockOf(colours: GivenColours): Stock {
  const { hasBlack, hasWhite, plates } = colours;
  const sun = rawSun(colours);
  const h = sun.c < 0.02 ? PAPER_HUE : sun.h;
  const tint = (hueGap(h, 80) < 40 ? 0.024 : 0.013) * (hasWhite ? 0.4 : 1);
  // A second pale colour is a second stock.
  const pale = plates.find(({ at }) => at.l >= 0.8)?.at;
  return {
    p: hexOf({ l: hasWhite ? 0.962 : 0.948, c: tint, h }),
    n:
      pale === undefined
        ? hexOf({ l: 0.903, c: tint * 1.6, h })
        : hexOf({ l: 0.895, c: clamp(pale.c, 0.03, 0.06), h: pale.h }),
    k: hexOf({ l: 0.203, c: hasBlack ? 0.004 : 0.012, h }),
  };
}

/** How far the sun stands off from paper. */
const OFF_PAPER = 0.14;

/** The sun in print: it stands off from paper, then carries ink type, which matters more. */
export function printedSun(raw: Oklch, { p, k }: Stock): string {
  const isFine = distance(hexOf(raw), p) >= OFF_PAPER && isRead(k, [hexOf(raw)], ON_SUN);
  // A pale colour printed solid has to be stronger, or it is a stain.
  const c = raw.c < 0.03 || isFine ? raw.c : Math.max(raw.c, 0.115);
  const off = settle({ ...raw, c }, "darker", (sun) => distance(sun, p) >= OFF_PAPER);
  return settle({ ...oklch(off), c }, "lighter", (sun) => isRead(k, [sun], ON_SUN));
}
