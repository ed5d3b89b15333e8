import { clubInks } from "./club-inks.ts";
import { distance } from "./colour.ts";
import { sortColours } from "./given-colours.ts";

/** A colour that could not be printed as the club gave it. */
export interface MovedColour {
  readonly given: string;
  readonly printed: string;
  /** What it has to carry. */
  readonly role: "sun" | "plate";
}

/** What a printer may be off by without anybody complaining. */
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
