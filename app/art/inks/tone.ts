import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagLuminance,
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter("oklch");

/**
 * A color by its tone, chroma and hue. The tone is CIE lightness, which follows from luminance alone, as contrast does:
 * tone 40 on tone 90 has 4.5 to 1 in any hue. So each role has a range of tones. Chroma and hue are those of OKLCH.
 */
export interface Tone {
  /** 0 is black and 100 is white. */
  readonly l: number;
  /** 0 is gray, 100 about the strongest a screen can show. */
  readonly c: number;
  /** Degrees. */
  readonly h: number;
}

/** Chroma in this unit per unit of OKLCH. */
const CHROMA_SCALE = 400;

function luminanceTone(color: string): number {
  return 116 * Math.cbrt(Math.max(0.0011, wcagLuminance(color))) - 16;
}

/** @throws RangeError if it is not a color */
export function toneOf(hex: string): Tone {
  const color = toOklch(hex);
  if (color === undefined) throw new RangeError(`${hex} is no color.`);
  return { l: luminanceTone(hex), c: color.c * CHROMA_SCALE, h: color.h ?? 0 };
}

/** Enough for the steps of a screen's colors. */
const BISECTIONS = 12;

/** As `#rrggbb`: finds the lightness in OKLCH that has the tone. A color that no screen can show loses chroma. */
export function toHex({ l, c, h }: Tone): string {
  let [low, high] = [0, 1];
  let color = "#000000";
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    color = formatHex(clampChroma({ mode: "oklch", l: middle, c: c / CHROMA_SCALE, h }, "oklch"));
    if (luminanceTone(color) < l) low = middle;
    else high = middle;
  }
  return color;
}

/** A color with another tone, and a share of its chroma. */
export function withTone(hex: string, l: number, chromaShare = 1): string {
  const { c, h } = toneOf(hex);
  return toHex({ l, c: c * chromaShare, h });
}

/** A color with its tone in a range; unchanged if it is there already. */
export function inTones(hex: string, low: number, high: number): string {
  const { l } = toneOf(hex);
  if (l >= low && l <= high) return hex;
  return withTone(hex, Math.min(high, Math.max(low, l)));
}

/** Perceptual distance: 0.02 is barely visible side by side, 0.1 is another ink. */
export const distance = differenceEuclidean("oklab");

/** Degrees between two hues. */
export function hueGap(first: number, second: number): number {
  const gap = Math.abs(first - second) % 360;
  return Math.min(gap, 360 - gap);
}

const toRgb = converter("rgb");

/** The color where two inks cross on paper. */
export function crossInks(first: string, second: string): string {
  const [a, b] = [toRgb(first), toRgb(second)];
  if (a === undefined || b === undefined)
    throw new RangeError(`${first} or ${second} is no color.`);
  return formatHex({ mode: "rgb", r: a.r * b.r, g: a.g * b.g, b: a.b * b.b });
}
