import {
  toHex,
  lighter,
  oklch,
  type Oklch,
  isLegible,
  ratio,
  adjustUntil,
  TEXT_CONTRAST,
} from "./color.ts";
import { type InterfaceInks, type PrintInks, resultInk, tieInk } from "./interface-inks.ts";

/** Lightness from which text in the sun's hue is darkened. */
const TEXT_FROM = 0.56;

/** Contrast of secondary text, a little more than required. */
const QUIET_CONTRAST = { ratio: 5, lc: 65 } as const;

/** Interface colors of the light theme: ink on paper. All text is legible on page, sheet and shade. */
export function lightInks(inks: PrintInks): InterfaceInks {
  const {
    p: paper,
    n: newsprint,
    k: black,
    g: sun,
    b: plate1,
    s: plate2,
    c: plate3,
    e: deepSun,
  } = inks;
  const { c: tint, h } = oklch(paper);
  const sheet = lighter(paper, 0.022, 0.65);
  const grounds = [paper, sheet, newsprint];
  const text = (from: Oklch) =>
    adjustUntil(from, "darker", (color) => isLegible(color, grounds, TEXT_CONTRAST));
  const plates = [plate1, plate2, plate3];
  return {
    bg: paper,
    sheet,
    shade: newsprint,
    fg: black,
    line: black,
    fg2: adjustUntil({ l: 0.46, c: 0.029, h }, "darker", (color) =>
      isLegible(color, grounds, QUIET_CONTRAST),
    ),
    hair: toHex({ l: 0.808, c: tint * 1.9, h }),
    gold: sun,
    "on-gold": black,
    "gold-text": text({ ...oklch(sun), l: TEXT_FROM }),
    brain: plate1,
    skill: plate2,
    character: plate3,
    effort: adjustUntil(oklch(deepSun), "darker", (color) => ratio(color, paper) >= 3.2),
    "brain-text": text(oklch(plate1)),
    "skill-text": text(oklch(plate2)),
    "character-text": text(oklch(plate3)),
    "effort-text": text({ ...oklch(deepSun), l: TEXT_FROM }),
    slab: black,
    "on-slab": paper,
    "slab-gold": sun,
    focus: adjustUntil(
      oklch(plate1),
      "darker",
      (color) => ratio(color, sun) >= 3 && ratio(color, paper) >= 3,
    ),
    win: text(resultInk("win", plates)),
    loss: text(resultInk("loss", plates)),
    tie: text({ ...tieInk(sun), l: TEXT_FROM }),
    "disabled-fill": lighter(paper, -0.025),
    disabled: toHex({ l: 0.58, c: tint * 1.7, h }),
  };
}
