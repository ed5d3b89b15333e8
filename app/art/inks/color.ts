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
  wcagContrast,
} from "culori/fn";

register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);

const toOklch = converter("oklch");
const toRgb = converter("rgb");
const between = differenceEuclidean("oklab");

/** A color in a perceptual space (OKLCH). */
export interface Oklch {
  /** Lightness, 0 is black and 1 is white. */
  readonly l: number;
  /** Chroma, the strength of the color: 0 is gray, 0.3 about the strongest a screen can show. */
  readonly c: number;
  /** Hue in degrees; 0 for grays. */
  readonly h: number;
}

/** Limits a value to a range. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * @param hex `#rrggbb` or `#rgb`
 * @throws RangeError if it is not a color
 */
export function oklch(hex: string): Oklch {
  const color = toOklch(hex);
  if (color === undefined) throw new RangeError(`${hex} is no color.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** As `#rrggbb`; a color outside the screen's gamut loses chroma, never lightness or hue. */
export function toHex({ l, c, h }: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/** Perceptual distance of two colors: 0.02 is barely visible side by side, 0.1 is another ink. */
export function distance(first: string, second: string): number {
  return between(first, second);
}

/** Degrees between two hues, 0 to 180. */
export function hueGap(first: number, second: number): number {
  const gap = Math.abs(first - second) % 360;
  return Math.min(gap, 360 - gap);
}

/** A color with its lightness shifted and its chroma multiplied. */
export function lighter(hex: string, by: number, chroma = 1): string {
  const { l, c, h } = oklch(hex);
  return toHex({ l: clamp(l + by, 0, 0.97), c: c * chroma, h });
}

/** The color where two inks cross: multiplied in the light theme, added as light in the dark theme. */
export function crossInks(first: string, second: string, isNight = false): string {
  const [a, b] = [toRgb(first), toRgb(second)];
  if (a === undefined || b === undefined)
    throw new RangeError(`${first} or ${second} is no color.`);
  const mix = (v: number, w: number) => (isNight ? 1 - (1 - v) * (1 - w) : v * w);
  return formatHex({ mode: "rgb", r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}

register(modeRgb);
register(modeLrgb);

/** WCAG 2 contrast, 1 to 21, in either direction. */
export function ratio(first: string, second: string): number {
  return wcagContrast(first, second);
}

/** APCA's own constant, which is not exactly the square root of two. */
const BLACK_EXPONENT = 1414 / 1000;

/** Luminance of a screen as APCA defines it, with black raised slightly. */
function screenLight(hex: string): number {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  const light = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return light > 0.022 ? light : light + (0.022 - light) ** BLACK_EXPONENT;
}

/**
 * Absolute APCA 0.1.9 contrast of text on a ground, 0 to 108. WCAG's ratio accepts pairs of dark colors that
 * nobody can read; this one does not.
 */
export function apca(text: string, ground: string): number {
  const [t, g] = [screenLight(text), screenLight(ground)];
  if (Math.abs(g - t) < 0.0005) return 0;
  const raw = g > t ? (g ** 0.56 - t ** 0.57) * 1.14 : (t ** 0.62 - g ** 0.65) * 1.14;
  return raw < 0.1 ? 0 : (raw - 0.027) * 100;
}

/** Contrast a pair of colors needs. Both values, because each accepts pairs that the other rejects. */
export interface Need {
  readonly ratio: number;
  readonly lc: number;
}

/** The text of a page. */
export const BODY_CONTRAST: Need = { ratio: 7, lc: 75 };
/** Text of any size. */
export const TEXT_CONTRAST: Need = { ratio: 4.5, lc: 60 };
/** Headlines. */
export const LARGE_TEXT_CONTRAST: Need = { ratio: 4.5, lc: 45 };
/** Ink type on the sun, and the sun on ink. */
export const ON_SUN: Need = { ratio: 7, lc: 50 };

/** Whether text is legible on all of these grounds. */
export function isLegible(text: string, grounds: readonly string[], need: Need): boolean {
  return grounds.every(
    (ground) => ratio(text, ground) >= need.ratio && apca(text, ground) >= need.lc,
  );
}

/** A step of lightness too small to see. */
const LIGHTNESS_STEP = 0.004;

/** Makes a color lighter or darker in invisible steps until it passes. */
export function adjustUntil(
  start: Oklch,
  way: "lighter" | "darker",
  isFine: (color: string) => boolean,
): string {
  const step = way === "lighter" ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  for (let { l } = start; l > 0 && l < 1; l += step) {
    const color = toHex({ ...start, l });
    if (isFine(color)) return color;
  }
  return way === "lighter" ? "#ffffff" : "#000000";
}
