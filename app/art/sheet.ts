import { hash } from "./print/hash.ts";

/** One picture of a sheet. */
export interface ArtSymbol {
  /** Name within the sheet, unique there: letters, figures, hyphens. */
  readonly id: string;
  readonly viewBox: string;
  readonly markup: string;
}

/** Several pictures in one SVG file. */
export interface Sheet {
  readonly name: string;
  /** Address of the file, `/art/<name>.<hash>.svg`; the hash follows the content. */
  readonly href: string;
  /** The whole file. */
  readonly svg: string;
  /** Only the `<symbol>` elements, for standing inside a document. */
  readonly symbols: string;
}

/** A sheet that a page shows; an inlined one also stands in the page's document. */
export interface PageSheet extends Sheet {
  readonly inline?: boolean;
}

/** The id a picture has in its file and, where the sheet is inlined, in the document. */
export function symbolId(name: string, id: string): string {
  return `${name}-${id}`;
}

/** A page's styles do not reach into a file that it shows: the file brings the rules it needs. */
function blending(symbols: string): string {
  if (!/class="(?:op|iso)"/.test(symbols)) return "";
  return "<style>.op{mix-blend-mode:var(--overprint)}.iso{isolation:isolate}</style>";
}

/**
 * Prints pictures on one sheet. No style attributes and no classes but `op` and `iso` (see
 * print/overprint.ts) are left to the page: it gives the host its font and the print inks.
 *
 * @throws RangeError when an id is not a plain name or stands twice
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
    .map(({ id, viewBox, markup }) => {
      return `<symbol id="${symbolId(name, id)}" viewBox="${viewBox}">${markup}</symbol>`;
    })
    .join("");
  // Chromium would style and lay out every picture of the sheet where it stands, though it is only
  // shown where it is used; to hide the root or a group does not keep it from that.
  const hidden = `<defs display="none">${symbols}</defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${blending(symbols)}${hidden}</svg>`;
  const fingerprint = hash(svg).toString(16).padStart(8, "0");
  return { name, href: `/art/${name}.${fingerprint}.svg`, svg, symbols };
}
