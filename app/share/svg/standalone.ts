import { inked, type Inks } from "./print-inks.ts";
import { outlineText, type GlyphOutlines } from "./outline-text.ts";

/** A picture and the size in which it is rasterized. */
export interface Picture {
  readonly markup: string;
  readonly viewBox: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The rules of artwork's classes in light mode (app/art/print/overprint.ts). */
const PLATES = "<style>.op{mix-blend-mode:multiply}.iso{isolation:isolate}</style>";

/** A picture as an SVG file of its own, which needs neither a page's inks nor its fonts. */
export function standalone(picture: Picture, inks: Inks, font: GlyphOutlines): string {
  const { markup, viewBox, width, height } = picture;
  const drawing = inked(outlineText(markup, font), inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${PLATES}${drawing}</svg>`;
}
