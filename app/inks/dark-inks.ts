import { clamp, hexOf, lighter, oklch, type Oklch } from "./colour.ts";
import { isRead, ratio, settle, TEXT } from "./contrast.ts";
import type { InterfaceInks } from "./interface-inks.ts";
import type { PrintInks } from "./print-inks.ts";
import { resultInk, tieInk } from "./result-inks.ts";

/** The page, a sheet and a shade at night lean to the first plate. */
function nightGrounds(plate: string) {
  const { c, h } = oklch(plate);
  const strength = c < 0.035 ? 0.3 : 1;
  const at = (l: number, chroma: number) => hexOf({ l, c: chroma * strength, h });
  return {
    bg: at(0.187, 0.017),
    sheet: at(0.231, 0.023),
    shade: at(0.282, 0.029),
    hair: at(0.384, 0.034),
  };
}

/** The interface at night. Every text is read on page, sheet and shade. */
export function darkInks({ p, k, g, b, s, c, e }: PrintInks): InterfaceInks {
  const { bg, sheet, shade, hair } = nightGrounds(b);
  const grounds = [bg, sheet, shade];
  const isText = (one: string) => isRead(one, grounds, TEXT);
  const text = (from: Oklch) =>
    settle({ l: 0.77, c: Math.min(from.c, 0.118), h: from.h }, "lighter", isText);
  const isShape = (one: string) => [bg, sheet].every((ground) => ratio(one, ground) >= 3.1);
  const shape = (from: string) => {
    const at = oklch(from);
    return settle({ ...at, l: Math.max(0.52, at.l) }, "lighter", isShape);
  };
  const sun = oklch(g);
  const gold = settle({ ...sun, l: clamp(sun.l + 0.04, 0.7, 0.9) }, "lighter", isText);
  const { c: tint, h } = oklch(p);
  const fg = hexOf({ l: 0.939, c: Math.min(0.028, tint * 1.1), h });
  const onLight = lighter(k, -0.03);
  const plates = [b, s, c];
  return {
    bg,
    sheet,
    shade,
    fg,
    line: fg,
    fg2: settle({ l: 0.764, c: 0.023, h }, "lighter", isText),
    hair,
    gold,
    "on-gold": onLight,
    "gold-text": gold,
    brain: shape(b),
    skill: shape(s),
    character: shape(c),
    effort: shape(e),
    "brain-text": text(oklch(b)),
    "skill-text": text(oklch(s)),
    "character-text": text(oklch(c)),
    "effort-text": gold,
    slab: fg,
    "on-slab": onLight,
    "slab-gold": settle({ ...sun, l: 0.5 }, "darker", (one) => isRead(one, [fg], TEXT)),
    focus: gold,
    win: text(resultInk("win", plates)),
    loss: text(resultInk("loss", plates)),
    tie: tieInk(g).h === sun.h ? gold : text(tieInk(g)),
    "off-f": lighter(sheet, 0.025),
    "off-l": hexOf({ l: 0.62, c: tint * 0.8, h }),
  };
}
