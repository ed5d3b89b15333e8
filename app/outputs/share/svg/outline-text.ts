import { spellable } from "#app/lib/letters.ts";
import { round, xy } from "#app/art/print/shapes.ts";

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

/** Fraction of a line before its anchor. */
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
 * Replaces all lines of text (app/art/print/lettering.ts) with glyph outlines, so that the picture needs no
 * font and looks the same wherever it is rasterized.
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

/** Values of custom properties by their names without dashes, such as `g` → `#dcae2c`. */
export type Inks = ReadonlyMap<string, string>;

const DECLARATION = /--([a-z][\w-]*):\s*([^;]+);/g;

/** The innermost of nested references, with no reference in its fallback. */
const INNERMOST = /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g;

/** The inks that a stylesheet declares for light mode: everything before its first media query. */
export function dayInks(css: string): Inks {
  const [day = ""] = css.split("@media");
  return new Map(
    [...day.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/**
 * Replaces every `var(--ink)` with its color, because a picture outside the page has no custom properties.
 *
 * @throws RangeError if an ink is unknown and has no fallback
 */
export function inked(markup: string, inks: Inks): string {
  const replaced = markup.replace(INNERMOST, (_, name: string, fallback?: string) => {
    const color = inks.get(name) ?? fallback;
    if (color === undefined) throw new RangeError(`There is no ink --${name}.`);
    return color.trim();
  });
  return replaced === markup ? markup : inked(replaced, inks);
}

/** A picture and the size for rasterizing it. */
export interface Picture {
  readonly markup: string;
  readonly viewBox: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The rules of artwork's classes in light mode (app/art/print/shapes.ts). */
const PLATES = "<style>.op{mix-blend-mode:multiply}.iso{isolation:isolate}</style>";

/** A picture as a standalone SVG file, which does not need the inks or fonts of a page. */
export function standalone(picture: Picture, inks: Inks, font: GlyphOutlines): string {
  const { markup, viewBox, width, height } = picture;
  const drawing = inked(outlineText(markup, font), inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${PLATES}${drawing}</svg>`;
}
