/** Custom properties of the print inks, one letter each: artwork repeats them thousands of times. */
export const INK_PROPERTIES = {
  paper: "p",
  newsprint: "n",
  black: "k",
  blackTint: "k2",
  sun: "g",
  sunTint: "g2",
  deepSun: "e",
  deepSunTint: "e2",
  plate1: "b",
  plate1Tint: "b2",
  plate2: "s",
  plate2Tint: "s2",
  plate3: "c",
  plate3Tint: "c2",
} as const;

/**
 * The print inks: paper and newsprint, black, the sun and a deeper one, and the club's three plates. Tints
 * print motifs on their ink.
 */
export type Ink = keyof typeof INK_PROPERTIES;

/** A fill: an ink, another CSS variable, or a fixed color. */
export type Paint = Ink | "none" | "currentColor" | `var(--${string})` | `#${string}`;

/** Whether a name is that of a print ink. */
export function isInk(color: string): color is Ink {
  return color in INK_PROPERTIES;
}

/** The value of a `fill` or `stroke`. */
export function paint(color: Paint): string {
  return isInk(color) ? `var(--${INK_PROPERTIES[color]})` : color;
}
