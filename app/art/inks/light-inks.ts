import { hexOf, lighter, oklch, type Oklch, isLegible, ratio, adjustUntil, TEXT } from "./color.ts";
import { type InterfaceInks, type PrintInks, resultInk, tieInk } from "./interface-inks.ts";

/** Lightness from which text in the sun's hue is darkened. */
const TEXT_FROM = 0.56;

/** Contrast of secondary text, a little more than required. */
const QUIET = { ratio: 5, lc: 65 } as const;

/** Interface colors of the light theme: ink on paper. All text is legible on page, sheet and shade. */
export function lightInks({ p, n, k, g, b, s, c, e }: PrintInks): InterfaceInks {
  const { c: tint, h } = oklch(p);
  const sheet = lighter(p, 0.022, 0.65);
  const grounds = [p, sheet, n];
  const text = (from: Oklch) => adjustUntil(from, "darker", (one) => isLegible(one, grounds, TEXT));
  const plates = [b, s, c];
  return {
    bg: p,
    sheet,
    shade: n,
    fg: k,
    line: k,
    fg2: adjustUntil({ l: 0.46, c: 0.029, h }, "darker", (one) => isLegible(one, grounds, QUIET)),
    hair: hexOf({ l: 0.808, c: tint * 1.9, h }),
    gold: g,
    "on-gold": k,
    "gold-text": text({ ...oklch(g), l: TEXT_FROM }),
    brain: b,
    skill: s,
    character: c,
    effort: adjustUntil(oklch(e), "darker", (one) => ratio(one, p) >= 3.2),
    "brain-text": text(oklch(b)),
    "skill-text": text(oklch(s)),
    "character-text": text(oklch(c)),
    "effort-text": text({ ...oklch(e), l: TEXT_FROM }),
    slab: k,
    "on-slab": p,
    "slab-gold": g,
    focus: adjustUntil(oklch(b), "darker", (one) => ratio(one, g) >= 3 && ratio(one, p) >= 3),
    win: text(resultInk("win", plates)),
    loss: text(resultInk("loss", plates)),
    tie: text({ ...tieInk(g), l: TEXT_FROM }),
    "disabled-fill": lighter(p, -0.025),
    disabled: hexOf({ l: 0.58, c: tint * 1.7, h }),
  };
}
