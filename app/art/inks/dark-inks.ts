import {
  clamp,
  toHex,
  lighter,
  oklch,
  type Oklch,
  isLegible,
  ratio,
  adjustUntil,
  TEXT_CONTRAST,
  crossInks,
  distance,
  LARGE_TEXT_CONTRAST,
} from "./color.ts";
import {
  type InterfaceInks,
  type PrintInks,
  resultInk,
  tieInk,
  type PrintInk,
  SECOND_BLACK_STEP,
} from "./interface-inks.ts";

/** Background colors of the dark theme, tinted with the color of the first core value. */
function darkBackgrounds(plate: string) {
  const { c, h } = oklch(plate);
  const strength = c < 0.035 ? 0.3 : 1;
  const mixInk = (l: number, chroma: number) => toHex({ l, c: chroma * strength, h });
  return {
    bg: mixInk(0.187, 0.017),
    sheet: mixInk(0.231, 0.023),
    shade: mixInk(0.282, 0.029),
    hair: mixInk(0.384, 0.034),
  };
}

/** Interface colors of the dark theme. All text is legible on every background. */
export function darkInks(inks: PrintInks): InterfaceInks {
  const { p: paper, k: black, g: sun, b: plate1, s: plate2, c: plate3, e: deepSun } = inks;
  const { bg, sheet, shade, hair } = darkBackgrounds(plate1);
  const grounds = [bg, sheet, shade];
  const isText = (color: string) => isLegible(color, grounds, TEXT_CONTRAST);
  const text = (from: Oklch) =>
    adjustUntil({ l: 0.77, c: Math.min(from.c, 0.118), h: from.h }, "lighter", isText);
  const isShape = (color: string) => [bg, sheet].every((ground) => ratio(color, ground) >= 3.1);
  const shape = (from: string) => {
    const at = oklch(from);
    return adjustUntil({ ...at, l: Math.max(0.52, at.l) }, "lighter", isShape);
  };
  const sunColor = oklch(sun);
  const gold = adjustUntil(
    { ...sunColor, l: clamp(sunColor.l + 0.04, 0.7, 0.9) },
    "lighter",
    isText,
  );
  const { c: tint, h } = oklch(paper);
  const fg = toHex({ l: 0.939, c: Math.min(0.028, tint * 1.1), h });
  const onLight = lighter(black, -0.03);
  const plates = [plate1, plate2, plate3];
  return {
    bg,
    sheet,
    shade,
    fg,
    line: fg,
    fg2: adjustUntil({ l: 0.764, c: 0.023, h }, "lighter", isText),
    hair,
    gold,
    "on-gold": onLight,
    "gold-text": gold,
    brain: shape(plate1),
    skill: shape(plate2),
    character: shape(plate3),
    effort: shape(deepSun),
    "brain-text": text(oklch(plate1)),
    "skill-text": text(oklch(plate2)),
    "character-text": text(oklch(plate3)),
    "effort-text": gold,
    slab: fg,
    "on-slab": onLight,
    "slab-gold": adjustUntil({ ...sunColor, l: 0.5 }, "darker", (color) =>
      isLegible(color, [fg], TEXT_CONTRAST),
    ),
    focus: gold,
    win: text(resultInk("win", plates)),
    loss: text(resultInk("loss", plates)),
    tie: tieInk(sun).h === sunColor.h ? gold : text(tieInk(sun)),
    "disabled-fill": lighter(sheet, 0.025),
    disabled: toHex({ l: 0.62, c: tint * 0.8, h }),
  };
}

/** Inks of the core values, and their lighter variants. */
const PLATE_INKS: readonly PrintInk[] = ["b", "b2", "s", "s2", "c", "c2", "e", "e2"];

/** Lightness that pictures add to them in the dark theme. */
const NIGHT_LIFT = 0.06;

/**
 * Inks of pictures in the dark theme: darker paper, and lighter core values as long as paper-colored type stays legible
 * on them. The dark ink has the hue of the page's background, so that dark areas do not look brown beside it.
 */
export function nightInks(day: PrintInks): PrintInks {
  const p = lighter(day.p, -0.021, 1.25);
  // On gold and on the effort ink, the dark ink needs this contrast, or that of the light theme if it is less.
  const contrasts = [
    [day.g, 7.05],
    [day.e, 4.6],
  ] as const;
  const k = adjustUntil(oklch(darkBackgrounds(day.b).sheet), "darker", (color) =>
    contrasts.every(
      ([ground, minRatio]) => ratio(color, ground) >= Math.min(minRatio, ratio(day.k, ground)),
    ),
  );
  const plates = PLATE_INKS.map((ink): [PrintInk, string] => {
    const lifted = lighter(day[ink], NIGHT_LIFT);
    const hasType = ink.length === 1;
    const canLift =
      !ink.startsWith("e") && (!hasType || isLegible(p, [lifted], LARGE_TEXT_CONTRAST));
    return [ink, canLift ? lifted : day[ink]];
  });
  return {
    ...day,
    p,
    k,
    k2: lighter(k, SECOND_BLACK_STEP, 1.6),
    x: day.x === day.k ? k : day.x,
    n: lighter(day.n, -0.043, 1.2),
    ...Object.fromEntries(plates),
  };
}

/**
 * Inks of the poster in the dark theme, where overlaps get lighter. `screen` is for the halftone behind it; `mark-b` and
 * `mark-s` are for the club's mark on the dark ink, in both themes.
 */
export const STAGE_INKS = [
  "p",
  "k",
  "g",
  "b",
  "s",
  "c",
  "x",
  "screen",
  "mark-b",
  "mark-s",
] as const;

export type StageInks = Readonly<Record<(typeof STAGE_INKS)[number], string>>;

/** Least lightness of an overlap; a darker one gets the color of text. */
const MIN_OVERLAP = 0.78;

/** Poster inks of the dark theme, with a contrast of at least 4.5 to the page. */
export function stageInks(day: PrintInks, dark: InterfaceInks): StageInks {
  const { bg, fg, gold } = dark;
  const brighten = (plate: string) => {
    const { c, h } = oklch(plate);
    const chroma = c < 0.035 ? c : clamp(c * 1.45, 0.1, 0.19);
    return adjustUntil({ l: 0.645, c: chroma, h }, "lighter", (color) => ratio(color, bg) >= 4.5);
  };
  const b = brighten(day.b);
  const second = brighten(day.s);
  // The first two must differ.
  const s = distance(b, second) >= 0.12 ? second : lighter(second, 0.14);
  const overlap = crossInks(b, s, true);
  const c = brighten(day.c);
  return {
    p: bg,
    k: fg,
    g: gold,
    b,
    s,
    c,
    x: oklch(overlap).l >= MIN_OVERLAP ? fg : overlap,
    "mark-b": dark["brain-text"],
    "mark-s": dark["skill-text"],
    screen: toHex({ l: 0.26, c: Math.min(0.055, oklch(day.c).c), h: oklch(day.c).h }),
  };
}
