import { hash } from "#app/art/print/hash.ts";
import { INK_OF, type CoreValue, type Ink, type SpotInk } from "#app/art/print/ink.ts";
import { circle, filled, ring } from "#app/art/print/shapes.ts";
import { EDGES } from "./edge.ts";
import { glyph } from "./glyph.ts";

const MIDDLE = [50, 50] as const;
const FIELD = 36.5;

/** The offset of the second ink, which is printed a little out of register. */
const OFFSET = [-1.7, 1.7] as const;

/** The fields of a badge that its token is drawn from. */
export interface Badge {
  /** Its hash decides how the token is printed. */
  readonly id: string;
  /** The core value that it rewards. */
  readonly value: CoreValue;
  /** `mdi:…` or `ph:…` names a glyph of glyphs.json, `txt:10` is text. */
  readonly icon: string;
}

interface Field {
  readonly ground: Ink;
  readonly glyph: Ink;
  readonly second: Ink;
}

/**
 * Three ways to print a token for each core value; gold does not stand out on Effort, so Effort has
 * two.
 */
function fieldOf(category: SpotInk, variant: number): Field {
  const glyphOn = (ink: Ink): Ink => (category === "e" ? "k" : ink);
  if (variant === 0 || (variant === 1 && category === "e")) {
    return { ground: category, glyph: glyphOn("p"), second: "g" };
  }
  if (variant === 1) return { ground: "g", glyph: "k", second: "p" };
  return { ground: "p", glyph: glyphOn(category), second: "g" };
}

/** A badge's token, 100 x 100. */
export function badge({ id, value, icon }: Badge): string {
  const category = INK_OF[value];
  const field = fieldOf(category, hash(id) % 3);
  const isSpot = field.ground === category;
  const border = isSpot
    ? ring(...MIDDLE, FIELD, "g", 2.2)
    : ring(...MIDDLE, 33, field.ground === "g" ? "k" : category, 1.4);
  return (
    filled(EDGES[category], category) +
    circle(...MIDDLE, FIELD, field.ground) +
    border +
    glyph(icon, field.second, OFFSET) +
    glyph(icon, field.glyph)
  );
}

/** The token of a badge not earned: its place, dashed. */
export function badgeNotEarned({ value, icon }: Badge): string {
  return (
    `<path d="${EDGES[INK_OF[value]]}" fill="var(--off-f)" stroke="var(--off-l)" stroke-width="1.6" stroke-dasharray="4 3"/>` +
    ring(...MIDDLE, 32, "var(--off-l)", 1.2) +
    glyph(icon, "var(--off-l)")
  );
}
