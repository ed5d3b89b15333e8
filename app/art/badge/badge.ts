import { openDrawings } from "#app/art/drawing.ts";
import { type Ink, paint, type Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { pickTrait, circle, ring, factor, xy } from "#app/art/print/shapes.ts";
import { type ArtSymbol, makeSheet, type Sheet } from "#app/art/sheet.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import type { ValueInk } from "#app/domain/core-values.ts";
import glyphs from "./glyphs.json" with { type: "json" };

/** The shape of the edge identifies the core value without color. */
const edges = openDrawings<ValueInk>(
  import.meta.glob<string>("./edges/*.svg", { query: "?raw", import: "default", eager: true }),
);

const GLYPH_PATHS: ReadonlyMap<string, string> = new Map(Object.entries(glyphs));

/** The glyph of a badge whose icon is unknown. */
const FALLBACK_ICON = "mdi:star";

/** The size of a glyph's view box: Phosphor 256, Material 24. */
const iconSize = (name: string) => (name.startsWith("ph:") ? 256 : 24);

const GLYPH_SIZE = 50;

/** A badge's glyph, 50 x 50 in the middle of the token, moved by an offset. */
function glyph(name: string, fill: Paint, [dx, dy]: readonly [number, number] = [0, 0]) {
  const transform = `translate(${xy(25 + dx, 25 + dy)})`;
  if (name.startsWith("txt:")) {
    const text = name.slice(4);
    const width = text.length > 1 ? 70 : 110;
    const setting = { x: 25, baseline: 42.7, size: 54.2, width, anchor: "middle", fill } as const;
    return `<g transform="${transform}">${line(text, setting)}</g>`;
  }
  const path = GLYPH_PATHS.get(name) ?? GLYPH_PATHS.get(FALLBACK_ICON) ?? "";
  const scale = factor(GLYPH_SIZE / iconSize(name));
  return `<path transform="${transform} scale(${scale})" d="${path}" fill="${paint(fill)}"/>`;
}

const TOKEN_CENTER = [50, 50] as const;
const FIELD_RADIUS = 36.5;

/** Offset of the second ink, printed slightly out of register. */
const SECOND_INK_OFFSET = [-1.7, 1.7] as const;

/** Data for drawing a badge's token. */
export interface DrawnBadge {
  /** It decides the printing variant. */
  readonly id: string;
  /** Ink of the badge's core value. */
  readonly ink: ValueInk;
  /** `mdi:…` or `ph:…` names a glyph of glyphs.json, `txt:10` is text. */
  readonly icon: string;
}

interface Field {
  readonly ground: Ink;
  readonly glyph: Ink;
  readonly second: Ink;
}

/** The token's field is in the ink of its core value, the sun or paper. */
function pickField(ink: ValueInk, id: string): Field {
  const ground = pickTrait(["value", "sun", "paper"], id, "field");
  const isSun = ink === "deepSun" || ink === "sun";
  const glyphOn = (plain: Ink): Ink => (isSun ? "black" : plain);
  if (ground === "paper") return { ground, glyph: glyphOn(ink), second: "sun" };
  // On the sun, a value in a sun ink would not show.
  if (ground === "sun" && !isSun) return { ground, glyph: "black", second: "paper" };
  return { ground: ink, glyph: glyphOn("paper"), second: ink === "sun" ? "paper" : "sun" };
}

/** The base shape of a token. The sun, as light as paper, gets an ink outline. */
function cutOut(ink: ValueInk): string {
  const edge = edges.draw(ink, { edge: ink });
  return ink === "sun" ? `<g stroke="${paint("black")}" stroke-width="1.6">${edge}</g>` : edge;
}

/** The line around a field in the value's ink, or inside another one. */
function drawBorder(ground: Ink, ink: ValueInk): string {
  if (ground === ink)
    return ring(...TOKEN_CENTER, FIELD_RADIUS, ink === "sun" ? "black" : "sun", 2.2);
  const hasSun = ground === "sun" || ink === "sun";
  return ring(...TOKEN_CENTER, 33, hasSun ? "black" : ink, 1.4);
}

/** A badge's token, 100 x 100. */
export function badge({ id, ink, icon }: DrawnBadge): string {
  const field = pickField(ink, id);
  return (
    cutOut(ink) +
    circle(...TOKEN_CENTER, FIELD_RADIUS, field.ground) +
    drawBorder(field.ground, ink) +
    glyph(icon, field.second, SECOND_INK_OFFSET) +
    glyph(icon, field.glyph)
  );
}

/** Token of a badge that was not earned: a dashed outline. */
export function badgeNotEarned({ ink, icon }: DrawnBadge): string {
  return (
    `<g stroke="var(--disabled)" stroke-width="1.6" stroke-dasharray="4 3">${edges.draw(ink, { edge: "var(--disabled-fill)" })}</g>` +
    ring(...TOKEN_CENTER, 32, "var(--disabled)", 1.2) +
    glyph(icon, "var(--disabled)")
  );
}

const VIEW_BOX = "0 0 100 100";

/** Token of an earned badge for a sheet, named like the badge's address. */
export function badgeSymbol(token: DrawnBadge): ArtSymbol {
  return { id: badgeSlug(token.id), viewBox: VIEW_BOX, markup: badge(token) };
}

/** The tokens of badges: `<slug>` earned, `<slug>_off` not earned. */
export function badgeSheet(name: string, badges: readonly DrawnBadge[]): Sheet {
  const tokens = badges.flatMap((token) => [
    badgeSymbol(token),
    { id: `${badgeSlug(token.id)}_off`, viewBox: VIEW_BOX, markup: badgeNotEarned(token) },
  ]);
  return makeSheet(name, tokens);
}
