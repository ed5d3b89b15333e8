import { hueGap, oklch, type Oklch, crossInks, lighter } from "./color.ts";

/**
 * Colors of the interface, by the names of their custom properties. `brain`, `effort`, `skill` and
 * `character` are names of inks: the print inks `b`, `e`, `s` and `c` in a shade that stands out from the
 * page. A club's first four core values have them, whatever their names are.
 */
export const INTERFACE_INKS = [
  "bg",
  "sheet",
  "shade",
  "fg",
  "fg2",
  "line",
  "hair",
  "gold",
  "on-gold",
  "gold-text",
  "brain",
  "effort",
  "skill",
  "character",
  "brain-text",
  "effort-text",
  "skill-text",
  "character-text",
  "slab",
  "on-slab",
  "slab-gold",
  "focus",
  "win",
  "loss",
  "tie",
  // Fill and lines of a badge or tile that nobody has earned.
  "disabled-fill",
  "disabled",
] as const;

export type InterfaceInk = (typeof INTERFACE_INKS)[number];

/** `#rrggbb` of each of them. */
export type InterfaceInks = Readonly<Record<InterfaceInk, string>>;

/** Hues of a win, a loss and a tie. */
const RESULT_HUES = { win: 154, loss: 17, tie: 82 } as const;

/** Distance in degrees at which an ink of the club counts as one of them. */
const HUE_DISTANCES = { result: 28, tie: 40 } as const;

/** Uses the club's own green for wins and its own red for losses, else a mixed one. */
export function resultInk(kind: "win" | "loss", plates: readonly string[]): Oklch {
  const own = plates
    .map((plate) => oklch(plate))
    .find(({ c, h }) => c >= 0.06 && hueGap(h, RESULT_HUES[kind]) <= HUE_DISTANCES.result);
  return own ?? { l: 0.42, c: 0.105, h: RESULT_HUES[kind] };
}

/** Uses a yellow or orange sun for ties, else a mixed yellow. */
export function tieInk(sun: string): Oklch {
  const at = oklch(sun);
  return hueGap(at.h, RESULT_HUES.tie) < HUE_DISTANCES.tie
    ? at
    : { l: 0.5, c: 0.1, h: RESULT_HUES.tie };
}

/**
 * Print inks of pictures: `p` paper, `n` newsprint, `k` ink, `g` the sun, `b`, `s` and `c` the three plates,
 * `e` a deeper sun; a 2 marks an ink's lighter variant. `x` is the overlap of `b` and `s`.
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

/** `#rrggbb` of each ink. */
export type PrintInks = Readonly<Record<PrintInk, string>>;

/** The inks that the others derive from. */
export type FirstInks = Omit<PrintInks, "k2" | "g2" | "b2" | "s2" | "c2" | "e2" | "x">;

/** Difference in lightness of an ink's lighter variant, and of the darkest one's. */
const SECOND_INK_STEP = 0.085;
export const SECOND_BLACK_STEP = 0.095;

/** Lightness an overlap needs above ink; a darker one is printed as ink. */
const ABOVE_INK = 0.04;

/** All print inks in the light theme. */
export function printInks(first: FirstInks): PrintInks {
  const { k, g, b, s, c, e } = first;
  const mixed = crossInks(b, s);
  return {
    ...first,
    k2: lighter(k, SECOND_BLACK_STEP, 1.6),
    g2: lighter(g, oklch(g).l > 0.86 ? -0.06 : 0.063, 0.9),
    b2: lighter(b, SECOND_INK_STEP),
    s2: lighter(s, SECOND_INK_STEP),
    c2: lighter(c, SECOND_INK_STEP),
    e2: lighter(e, SECOND_INK_STEP),
    x: oklch(mixed).l < oklch(k).l + ABOVE_INK ? k : mixed,
  };
}
