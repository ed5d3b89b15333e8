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

/** The color where two inks cross: multiplied by day, added as light at night. */
export function crossing(one: string, two: string, isNight = false): string {
  const [a, b] = [toRgb(one), toRgb(two)];
  if (a === undefined || b === undefined) throw new RangeError(`${one} or ${two} is no color.`);
  const mix = (v: number, w: number) => (isNight ? 1 - (1 - v) * (1 - w) : v * w);
  return formatHex({ mode: "rgb", r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}

register(modeRgb);
register(modeLrgb);

/** Contrast of WCAG 2, 1 to 21, whichever of the two is the text. */
export function ratio(one: string, two: string): number {
  return wcagContrast(one, two);
}

/** APCA's own figure, which is not the root of two. */
const BLACK_EXPONENT = 1414 / 1000;

/** The lightness of a screen as APCA sees it, black lifted a little. */
function screenLight(hex: string): number {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  const light = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return light > 0.022 ? light : light + (0.022 - light) ** BLACK_EXPONENT;
}

/**
 * Lightness contrast of text on a ground by APCA 0.1.9, without its sign, 0 to 108. WCAG's ratio
 * passes pairs of dark colours that nobody can read; this one does not.
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
export const BODY: Need = { ratio: 7, lc: 75 };
/** Text of any size. */
export const TEXT: Need = { ratio: 4.5, lc: 60 };
/** Headlines. */
export const LARGE: Need = { ratio: 4.5, lc: 45 };
/** Ink type on the sun, and the sun on ink. */
export const ON_SUN: Need = { ratio: 7, lc: 50 };

/** Whether a text can be read on each of these grounds. */
export function isRead(text: string, grounds: readonly string[], need: Need): boolean {
  return grounds.every(
    (ground) => ratio(text, ground) >= need.ratio && apca(text, ground) >= need.lc,
  );
}

/** A step of lightness that nobody sees. */
const STEP = 0.004;

/** Makes a colour lighter or darker, in steps too small to see, until it is fine. */
export function settle(
  start: Oklch,
  way: "lighter" | "darker",
  isFine: (colour: string) => boolean,
): string {
  const step = way === "lighter" ? STEP : -STEP;
  for (let { l } = start; l > 0 && l < 1; l += step) {
    const colour = hexOf({ ...start, l });
    if (isFine(colour)) return colour;
  }
  return way === "lighter" ? "#ffffff" : "#000000";
}
