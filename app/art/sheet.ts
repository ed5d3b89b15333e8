import { hash } from "./print/shapes.ts";

/** One picture of a sheet. */
export interface ArtSymbol {
  /** Unique within the sheet: letters, digits, `_`, `-`. */
  readonly id: string;
  readonly viewBox: string;
  readonly markup: string;
  /** It extends beyond its view box, and the page does not clip it. */
  readonly hasOverflow?: boolean;
}

/** Several pictures in one SVG file. */
export interface Sheet {
  readonly name: string;
  /** Address of the file, `/art/<name>.<hash>.svg`; the hash follows the content. */
  readonly href: string;
  /** The whole file. */
  readonly svg: string;
  /** Only the `<symbol>` elements, for inlining into a document. */
  readonly symbols: string;
}

/** A sheet used on a page; an inlined one is also in the page's document. */
export interface PageSheet extends Sheet {
  readonly isInline?: boolean;
}

/** The id of a picture in its file and, if the sheet is inlined, in the document. */
export function symbolId(name: string, id: string): string {
  return `${name}-${id}`;
}

/** Blending rules for a sheet's file: page styles do not apply inside an external SVG. */
function blendingStyle(symbols: string): string {
  if (!/class="(?:op|iso)"/.test(symbols)) return "";
  return "<style>.op{mix-blend-mode:var(--overprint)}.iso{isolation:isolate}</style>";
}

/**
 * Combines pictures into one sheet. They have no style attributes and no classes but `op` and `iso` (see
 * `overprint` in print/shapes.ts); the page provides the font and the print inks.
 *
 * @throws RangeError if an id is not a plain name or is a duplicate
 */
export function makeSheet(name: string, pictures: readonly ArtSymbol[]): Sheet {
  const seen = new Set<string>();
  for (const { id } of pictures) {
    if (!/^[A-Za-z0-9][\w-]*$/.test(id)) {
      throw new RangeError(`Sheet ${name}: "${id}" cannot be the id of a picture.`);
    }
    if (seen.has(id)) throw new RangeError(`Sheet ${name}: two pictures have the id "${id}".`);
    seen.add(id);
  }
  const symbols = pictures
    .map(({ id, viewBox, markup, hasOverflow }) => {
      const overflow = hasOverflow === true ? ' overflow="visible"' : "";
      return `<symbol id="${symbolId(name, id)}" viewBox="${viewBox}"${overflow}>${markup}</symbol>`;
    })
    .join("");
  // Chromium would style and lay out every picture of the sheet, though only those in use are
  // shown; hiding the root or a group does not prevent it.
  const definitions = `<defs display="none">${symbols}</defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${blendingStyle(symbols)}${definitions}</svg>`;
  const fingerprint = hash(svg).toString(16).padStart(8, "0");
  return { name, href: `/art/${name}.${fingerprint}.svg`, svg, symbols };
}
