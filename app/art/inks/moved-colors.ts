import { clubInks } from "./club-inks.ts";
import { distance, toHex } from "./color.ts";
import { sortColors } from "./mix-inks.ts";

/** A color of the club that had to be changed for print. */
export interface MovedColor {
  readonly given: string;
  readonly printed: string;
  /** The use of the ink. */
  readonly role: "sun" | "plate";
}

/** Deviation that nobody notices in print. */
const COLOR_TOLERANCE = 0.05;

/** The given colors that had to change to be legible, or to be distinguishable. */
export function movedColors(colors: readonly string[]): MovedColor[] {
  if (colors.length === 0) return [];
  const { sun, plates } = sortColors(colors);
  const { g, b, s, c } = clubInks(colors).day;
  const inks = [b, s, c];
  return [
    ...(sun === undefined ? [] : [{ given: sun.given, printed: g, role: "sun" as const }]),
    ...plates.slice(0, inks.length).map(({ given }, index) => ({
      given,
      printed: inks[index] ?? b,
      role: "plate" as const,
    })),
  ].filter(({ given, printed }) => distance(given, printed) > COLOR_TOLERANCE);
}

/** Degrees between the two colors: far enough to differ, close enough to match. */
const HUE_TURN = 150;

/** Two colors for a club that names none, chosen by its name. */
export function colorsFor(name: string): readonly [sun: string, plate: string] {
  let hash = 0;
  for (const character of name)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  const hue = hash % 360;
  return [
    toHex({ l: 0.8, c: 0.14, h: hue }),
    toHex({ l: 0.44, c: 0.14, h: (hue + HUE_TURN) % 360 }),
  ];
}
