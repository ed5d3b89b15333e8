/**
 * The print inks, by the names the page's tokens give them: p paper, n newsprint, k ink, g gold,
 * b, s and c the three plates, e the deeper sun. The second inks (k2, g2, …) print motifs on the first.
 */
export type Ink =
  | "p"
  | "n"
  | "k"
  | "k2"
  | "g"
  | "g2"
  | "b"
  | "b2"
  | "e"
  | "e2"
  | "s"
  | "s2"
  | "c"
  | "c2";

/** The inks that stand out from paper, gold and ink. */
export type SpotInk = "b" | "e" | "s" | "c";

/** A fill: an ink, another CSS variable, or a fixed color. */
export type Paint = Ink | "none" | "currentColor" | `var(--${string})` | `#${string}`;

/** The value of a `fill` or `stroke`. */
export function paint(color: Paint): string {
  return color.length <= 2 ? `var(--${color})` : color;
}
