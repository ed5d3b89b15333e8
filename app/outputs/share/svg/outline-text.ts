import { round, xy } from "#app/art/print/shapes.ts";
import { toDrawable } from "#app/lib/letters.ts";

/** The glyph outlines of the display font, for text that has to be drawn without the font. */
export interface GlyphOutlines {
  readonly unitsPerEm: number;
  /**
   * The glyph for a character: its outline in the font's units, y upwards, and its advance. `width` is the font's width
   * axis, 50 to 150.
   */
  readonly glyph: (character: string, width: number) => { path: string; advance: number };
}

const TEXT_ELEMENT = /<text ([^>]*)>([^<]*)<\/text>/g;
const XML_ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Fraction of a line's width before its anchor. */
const ANCHOR_OFFSETS: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function splitCharacters(text: string): string[] {
  return Array.from(toDrawable(text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)));
}

function outlineLine(
  attributes: ReadonlyMap<string, string>,
  text: string,
  font: GlyphOutlines,
): string {
  const number = (name: string) => Number.parseFloat(attributes.get(name) ?? "");
  const width = number("font-stretch");
  const glyphs = splitCharacters(text).map((character) => font.glyph(character, width));
  if (glyphs.length === 0) return "";
  const naturalWidth = glyphs.reduce((length, { advance }) => length + advance, 0);
  const scaleY = number("font-size") / font.unitsPerEm;
  const scaleX = attributes.has("textLength") ? number("textLength") / naturalWidth : scaleY;
  const start = naturalWidth * scaleX * (ANCHOR_OFFSETS[attributes.get("text-anchor") ?? ""] ?? 0);
  let x = 0;
  const outlines = glyphs.map(({ path, advance }) => {
    const transform = x === 0 ? "" : ` transform="translate(${round(x)})"`;
    x += advance;
    return path === "" ? "" : `<path${transform} d="${path}"/>`;
  });
  const translation = `translate(${xy(number("x") - start, number("y"))})`;
  const size = `scale(${scaleX.toFixed(6)} ${(-scaleY).toFixed(6)})`;
  return `<g transform="${translation} ${size}" fill="${attributes.get("fill") ?? "none"}">${outlines.join("")}</g>`;
}

/**
 * Replaces all lines of text (app/art/print/lettering.ts) with glyph outlines, so that the picture needs no
 * font and looks the same wherever it is rasterized.
 */
export function outlineText(markup: string, font: GlyphOutlines): string {
  return markup.replace(TEXT_ELEMENT, (_, attributes: string, text: string) => {
    const pairs = Array.from(
      attributes.matchAll(XML_ATTRIBUTE),
      ([, name = "", value = ""]) => [name, value] as const,
    );
    return outlineLine(new Map(pairs), text, font);
  });
}

/** Values of custom properties by their names without dashes, such as `g` → `#dcae2c`. */
export type Inks = ReadonlyMap<string, string>;

const CUSTOM_PROPERTY = /--([a-z][\w-]*):\s*([^;]+);/g;

/** The innermost of nested references, with no reference in its fallback. */
const INNERMOST = /var\(--([\w-]+)(?:,\s*([^()]+))?\)/g;

/** The inks that a stylesheet declares for light mode: everything before its first media query. */
export function dayInks(css: string): Inks {
  const [day = ""] = css.split("@media");
  return new Map(
    [...day.matchAll(CUSTOM_PROPERTY)].map(([, name = "", value = ""]) => [name, value.trim()]),
  );
}

/**
 * Replaces every `var(--ink)` with its color, because a picture outside the page has no custom properties.
 *
 * @throws RangeError if an ink is unknown and has no fallback
 */
export function inlineInks(markup: string, inks: Inks): string {
  const replaced = markup.replace(INNERMOST, (_, name: string, fallback?: string) => {
    const color = inks.get(name) ?? fallback;
    if (color === undefined) throw new RangeError(`There is no ink --${name}.`);
    return color.trim();
  });
  return replaced === markup ? markup : inlineInks(replaced, inks);
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
const OVERPRINT_STYLE = "<style>.op{mix-blend-mode:multiply}.iso{isolation:isolate}</style>";

/** A picture as a standalone SVG file, which does not need the inks or fonts of a page. */
export function makeStandalone(picture: Picture, inks: Inks, font: GlyphOutlines): string {
  const { markup, viewBox, width, height } = picture;
  const drawing = inlineInks(outlineText(markup, font), inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${OVERPRINT_STYLE}${drawing}</svg>`;
}
