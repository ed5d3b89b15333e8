import { paint, type Paint } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { factor, xy } from "#app/art/print/number.ts";
import glyphs from "./glyphs.json" with { type: "json" };

const PATHS: ReadonlyMap<string, string> = new Map(Object.entries(glyphs));

/** The glyph of a badge whose icon is unknown. */
const FALLBACK = "mdi:star";

/** The size of a glyph's view box: Phosphor 256, Material 24. */
const boxOf = (name: string) => (name.startsWith("ph:") ? 256 : 24);

const GLYPH = 50;

/** A badge's glyph, 50 x 50 in the middle of the token, moved by an offset. */
export function glyph(name: string, fill: Paint, [dx, dy]: readonly [number, number] = [0, 0]) {
  const place = `translate(${xy(25 + dx, 25 + dy)})`;
  if (name.startsWith("txt:")) {
    const text = name.slice(4);
    const width = text.length > 1 ? 70 : 110;
    const setting = { x: 25, baseline: 42.7, size: 54.2, width, anchor: "middle", fill } as const;
    return `<g transform="${place}">${line(text, setting)}</g>`;
  }
  const path = PATHS.get(name) ?? PATHS.get(FALLBACK) ?? "";
  const scale = factor(GLYPH / boxOf(name));
  return `<path transform="${place} scale(${scale})" d="${path}" fill="${paint(fill)}"/>`;
}
