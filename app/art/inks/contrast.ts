import { converter, modeLrgb, modeRgb, useMode as register, wcagContrast } from "culori/fn";

register(modeRgb);
register(modeLrgb);

const toRgb = converter("rgb");

/** WCAG 2 contrast, 1 to 21, in either direction. */
export const ratio = wcagContrast;

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

/** Contrast a pair of colors needs, by WCAG (`ratio`) and APCA (`lc`): each accepts pairs that the other rejects. */
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
