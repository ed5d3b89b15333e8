import { crossing, lighter, oklch } from "./colour.ts";

/**
 * The inks that pictures are printed in. `p` paper, `n` newsprint, `k` ink, `g` the sun, `b`, `s` and `c` the
 * three plates, `e` a deeper sun; a 2 marks the lighter second of an ink. `x` is where `b` and `s` cross.
 */
export const PRINT_INKS = [
  "p",
  "n",
  "k",
  "k2",
  "g",
  "g2",
  "b",
  "b2",
  "e",
  "e2",
  "s",
  "s2",
  "c",
  "c2",
  "x",
] as const;

export type PrintInk = (typeof PRINT_INKS)[number];

/** A colour, `#rrggbb`, for every ink. */
export type PrintInks = Readonly<Record<PrintInk, string>>;

/** The inks that the others follow from. */
export type FirstInks = Omit<PrintInks, "k2" | "g2" | "b2" | "s2" | "c2" | "e2" | "x">;

/** Lightness by which the second of an ink is lighter. */
const SECOND = 0.085;

/** Lightness that a crossing must be above ink, or it is printed as ink. */
const ABOVE_INK = 0.04;

/** All inks of the day. */
export function printInks(first: FirstInks): PrintInks {
  const { k, g, b, s, c, e } = first;
  const mixed = crossing(b, s);
  return {
    ...first,
    k2: lighter(k, 0.095, 1.6),
    g2: lighter(g, oklch(g).l > 0.86 ? -0.06 : 0.063, 0.9),
    b2: lighter(b, SECOND),
    s2: lighter(s, SECOND),
    c2: lighter(c, SECOND),
    e2: lighter(e, SECOND),
    x: oklch(mixed).l < oklch(k).l + ABOVE_INK ? k : mixed,
  };
}
