import { spellable } from "#app/lib/letters/spellable.ts";
import { round, xy } from "#app/art/print/number.ts";

/** The outline of one character of the display font at one width. */
export interface Glyph {
  /** Its outline in the font's units, y upwards. */
  readonly path: string;
  readonly advance: number;
}

/** The glyph outlines of the display font, for text that has to be drawn without the font. */
export interface GlyphOutlines {
  readonly unitsPerEm: number;
  /** The glyph for a character; `width` is the font's width axis, 50 to 150. */
  readonly glyph: (character: string, width: number) => Glyph;
}

const LINE = /<text ([^>]*)>([^<]*)<\/text>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** The share of a line before its anchor. */
const BEFORE: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function charactersOf(text: string): string[] {
  return Array.from(spellable(text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)));
}

function setLine(
  attributes: ReadonlyMap<string, string>,
  text: string,
  font: GlyphOutlines,
): string {
  const number = (name: string) => Number.parseFloat(attributes.get(name) ?? "");
  const width = number("font-stretch");
  const glyphs = charactersOf(text).map((character) => font.glyph(character, width));
  if (glyphs.length === 0) return "";
  const natural = glyphs.reduce((length, { advance }) => length + advance, 0);
  const scale = number("font-size") / font.unitsPerEm;
  const across = attributes.has("textLength") ? number("textLength") / natural : scale;
  const start = natural * across * (BEFORE[attributes.get("text-anchor") ?? ""] ?? 0);
  let pen = 0;
  const outlines = glyphs.map(({ path, advance }) => {
    const at = pen === 0 ? "" : ` transform="translate(${round(pen)})"`;
    pen += advance;
    return path === "" ? "" : `<path${at} d="${path}"/>`;
  });
  const place = `translate(${xy(number("x") - start, number("y"))})`;
  const size = `scale(${across.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g transform="${place} ${size}" fill="${attributes.get("fill") ?? "none"}">${outlines.join("")}</g>`;
}

/**
 * Replaces every line of text (app/art/print/lettering.ts) by the outlines of its glyphs: the
 * picture then needs no font and looks the same wherever it is rasterized.
 */
export function outlineText(markup: string, font: GlyphOutlines): string {
  return markup.replace(LINE, (_, attributes: string, text: string) => {
    const pairs = Array.from(
      attributes.matchAll(ATTRIBUTE),
      ([, name = "", value = ""]) => [name, value] as const,
    );
    return setLine(new Map(pairs), text, font);
  });
}
