import { hash } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { circle, drawn, filled, ring } from "#app/art/print/shapes.ts";
import type { ValueInk } from "#app/domain/core-values/value-inks.ts";
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
  /** The ink of the core value that it rewards. */
  readonly ink: ValueInk;
  /** `mdi:…` or `ph:…` names a glyph of glyphs.json, `txt:10` is text. */
  readonly icon: string;
}

interface Field {
  readonly ground: Ink;
  readonly glyph: Ink;
  readonly second: Ink;
}

/**
 * Three ways to print a token for each core value: on its ink, on the sun, on paper. Neither sun stands out from the
 * other, so they have two.
 */
function fieldOf(ink: ValueInk, variant: number): Field {
  const isSun = ink === "e" || ink === "g";
  const glyphOn = (plain: Ink): Ink => (isSun ? "k" : plain);
  if (variant === 0 || (variant === 1 && isSun)) {
    return { ground: ink, glyph: glyphOn("p"), second: ink === "g" ? "p" : "g" };
  }
  if (variant === 1) return { ground: "g", glyph: "k", second: "p" };
  return { ground: "p", glyph: glyphOn(ink), second: "g" };
}

/** What a token is cut out of; the sun, as light as paper, has a line of ink around it. */
function cutOut(ink: ValueInk): string {
  const edge = filled(EDGES[ink], ink);
  return ink === "g" ? edge + drawn(EDGES[ink], "k", 1.6) : edge;
}

/** The line inside the field. */
function borderOf(ground: Ink, ink: ValueInk): string {
  if (ground === ink) return ring(...MIDDLE, FIELD, ink === "g" ? "k" : "g", 2.2);
  return ring(...MIDDLE, 33, ground === "g" || ink === "g" ? "k" : ink, 1.4);
}

/** A badge's token, 100 x 100. */
export function badge({ id, ink, icon }: Badge): string {
  const field = fieldOf(ink, hash(id) % 3);
  return (
    cutOut(ink) +
    circle(...MIDDLE, FIELD, field.ground) +
    borderOf(field.ground, ink) +
    glyph(icon, field.second, OFFSET) +
    glyph(icon, field.glyph)
  );
}

/** The token of a badge not earned: its place, dashed. */
export function badgeNotEarned({ ink, icon }: Badge): string {
  return (
    `<path d="${EDGES[ink]}" fill="var(--off-f)" stroke="var(--off-l)" stroke-width="1.6" stroke-dasharray="4 3"/>` +
    ring(...MIDDLE, 32, "var(--off-l)", 1.2) +
    glyph(icon, "var(--off-l)")
  );
}
