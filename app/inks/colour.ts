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
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter("oklch");
const toRgb = converter("rgb");
const between = differenceEuclidean("oklab");

/** A colour as the eye orders it. */
export interface Oklch {
  /** Lightness, 0 is black and 1 is white. */
  readonly l: number;
  /** Chroma, how strong the colour is: 0 is grey, 0.3 about as strong as a screen can. */
  readonly c: number;
  /** Hue in degrees; 0 where the colour is a grey. */
  readonly h: number;
}

/** Sorts values between two ends. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * @param hex `#rrggbb` or `#rgb`
 * @throws RangeError where it is no colour
 */
export function oklch(hex: string): Oklch {
  const colour = toOklch(hex);
  if (colour === undefined) throw new RangeError(`${hex} is no color.`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** As `#rrggbb`; where a screen cannot show it, it gives up chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/** How far two colours are apart: 0.02 is just seen side by side, 0.1 is another ink. */
export function distance(one: string, two: string): number {
  return between(one, two);
}

/** Degrees between two hues, 0 to 180. */
export function hueGap(one: number, two: number): number {
  const gap = Math.abs(one - two) % 360;
  return Math.min(gap, 360 - gap);
}

/** A colour with more or less light, and its chroma multiplied. */
export function lighter(hex: string, by: number, chroma = 1): string {
  const { l, c, h } = oklch(hex);
  return hexOf({ l: clamp(l + by, 0, 0.97), c: c * chroma, h });
}

/** What the press makes where two inks cross: by day it multiplies, at night light adds to light. */
export function crossing(one: string, two: string, isNight = false): string {
  const [a, b] = [toRgb(one), toRgb(two)];
  if (a === undefined || b === undefined) throw new RangeError(`${one} or ${two} is no color.`);
  const mix = (v: number, w: number) => (isNight ? 1 - (1 - v) * (1 - w) : v * w);
  return formatHex({ mode: "rgb", r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}
