import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { ClubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { type Ink, paint } from "#app/art/print/ink.ts";
import {
  outlineText,
  dayInks,
  inlineInks,
  type Inks,
  makeStandalone,
  type Picture,
} from "#app/outputs/share/svg/outline-text.ts";
import { openBuildCache } from "#scripts/build/build-cache.ts";
import { displayFonts } from "#scripts/build/letter-fonts.ts";
import { openGlyphOutlines } from "./glyph-outlines.ts";

/** Renders artwork as PNG or SVG files, in the inks of the day and the site's fonts. */
export interface Rasterizer {
  rasterize(picture: Picture): Promise<Uint8Array>;
  /** A drawing as an SVG file, in the inks of the day and with outlined letters. */
  drawing(picture: Picture): string;
  /** Color of an ink by day, such as "#dcae2c". */
  colorOf(ink: Ink): string;
  /** Removes cached pictures that this build did not use. */
  prune(): Promise<void>;
  /** A drawing with outlined letters, for files without access to fonts. */
  outlined(markup: string): string;
}

/**
 * A palette halves the size of pictures in flat inks, without a visible difference. More effort takes five times as long
 * and saves nothing.
 */
const PNG = { palette: true, dither: 0, effort: 1, compressionLevel: 9 } as const;

/** The site's inks, and those of the playlist page. */
async function readInks(inks: ClubInks): Promise<Inks> {
  const playlistStyles = await readFile("app/pages/playlists/PlaylistsPage.module.css", "utf8");
  return new Map([...dayInks(playlistStyles), ...dayInks(inkStyles(inks))]);
}

/**
 * Opens a rasterizer, which reads the font once for all pictures of a build.
 *
 * @param club the colors of the site
 * @param folder cache for the next build
 */
export async function openRasterizer(club: ClubInks, folder: string): Promise<Rasterizer> {
  const inks = await readInks(club);
  const font = await openGlyphOutlines(...displayFonts);
  const cache = openBuildCache(folder, JSON.stringify([PNG, sharp.versions]));
  return {
    drawing: (picture) => makeStandalone(picture, inks, font),
    colorOf: (ink) => inlineInks(paint(ink), inks),
    outlined: (markup) => outlineText(markup, font),
    rasterize: (picture) => {
      const drawing = makeStandalone(picture, inks, font);
      return cache.get(drawing, () => sharp(Buffer.from(drawing)).png(PNG).toBuffer());
    },
    prune: () => cache.prune(),
  };
}
