import { clubInks } from "./club-inks.ts";
import { distance, hexOf } from "./colour.ts";
import { sortColours } from "./stock.ts";

/** A colour that could not be printed as the club gave it. */
export interface MovedColour {
  readonly given: string;
  readonly printed: string;
  /** The use of the ink. */
  readonly role: "sun" | "plate";
}

/** Deviation that nobody notices in print. */
const TOLERANCE = 0.05;

/** The given colours whose ink had to become another colour to be read, or to be told apart. */
export function movedColours(colours: readonly string[]): MovedColour[] {
  if (colours.length === 0) return [];
  const { sun, plates } = sortColours(colours);
  const { g, b, s, c } = clubInks(colours).day;
  const inks = [b, s, c];
  return [
    ...(sun === undefined ? [] : [{ given: sun.given, printed: g, role: "sun" as const }]),
    ...plates.slice(0, inks.length).map(({ given }, index) => ({
      given,
      printed: inks[index] ?? b,
      role: "plate" as const,
    })),
  ].filter(({ given, printed }) => distance(given, printed) > TOLERANCE);
}

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
