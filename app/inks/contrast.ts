import { converter, modeLrgb, modeRgb, useMode as register, wcagContrast } from "culori/fn";
import { hexOf, type Oklch } from "./colour.ts";

register(modeRgb);
register(modeLrgb);

const toRgb = converter("rgb");

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

/** What a pair of colours has to reach. Both, because each passes pairs that the other fails. */
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
