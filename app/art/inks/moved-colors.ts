import { hash } from "#app/art/print/shapes.ts";
import { clubInks, sortColors } from "./club-inks.ts";
import { distance, toHex } from "./tone.ts";

/** Deviation that nobody notices in print. */
const COLOR_TOLERANCE = 0.05;

/** The given colors that had to change to be legible or distinguishable, with what is printed and its use. */
export function movedColors(colors: readonly string[]) {
  if (colors.length === 0) return [];
  const { sun, plates } = sortColors(colors);
  const { sun: printed, plate1, plate2, plate3 } = clubInks(colors).day;
  const inks = [plate1, plate2, plate3];
  return [
    ...(sun === undefined ? [] : [{ given: sun, printed, role: "sun" as const }]),
    ...plates.slice(0, inks.length).map((given, index) => ({
      given,
      printed: inks[index] ?? plate1,
      role: "plate" as const,
    })),
  ].filter(({ given, printed }) => distance(given, printed) > COLOR_TOLERANCE);
}

/** Degrees between the two colors: far enough to differ, close enough to match. */
const HUE_TURN = 150;

/** Two colors for a club that names none, chosen by its name. */
export function colorsFor(name: string): readonly [sun: string, plate: string] {
  const hue = hash(name) % 360;
  return [toHex({ l: 78, c: 60, h: hue }), toHex({ l: 36, c: 45, h: hue + HUE_TURN })];
}
