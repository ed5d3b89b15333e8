import { hexOf } from "./colour.ts";

/** Degrees between the two colours: far enough to be two, near enough to belong together. */
const APART = 150;

/** Two colours for a club that gives none: the same name has the same ones. */
export function coloursFor(name: string): readonly [sun: string, plate: string] {
  let hash = 0;
  for (const character of name)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  const hue = hash % 360;
  return [hexOf({ l: 0.8, c: 0.14, h: hue }), hexOf({ l: 0.44, c: 0.14, h: (hue + APART) % 360 })];
}
