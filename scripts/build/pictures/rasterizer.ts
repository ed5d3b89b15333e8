import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { type Ink, paint } from "#app/art/print/ink.ts";
import {
  outlineText,
  dayInks,
  inked,
  type Inks,
  standalone,
  type Picture,
} from "#app/share/svg/outline-text.ts";
import type { ClubInks } from "#app/inks/club-inks.ts";
import { inkStyles } from "#app/inks/ink-styles.ts";
import { openBuildCache } from "#scripts/build/build-cache.ts";
import { displayFonts } from "#scripts/build/letter-fonts.ts";
import { openGlyphOutlines } from "./glyph-outlines.ts";

/** Turns artwork into PNG files, in the inks of the day and with the site's font. */
export interface Rasterizer {
  rasterize(picture: Picture): Promise<Uint8Array>;
  /** A drawing as a file of its own, in the inks of the day and with its letters as outlines. */
  drawing(picture: Picture): string;
  /** The colour of an ink by day, such as "#dcae2c". */
  colourOf(ink: Ink): string;
  /** Forgets the pictures of earlier builds that this one did not need. */
  prune(): Promise<void>;
  /** A drawing whose letters are outlines, for files that no font reaches. */
  outlined(markup: string): string;
}

/**
 * Flat inks need few colours: a palette takes less than half the bytes and shows no difference. More
 * effort in choosing it takes a story five times as long and saves no byte.
 */
const PNG = { palette: true, dither: 0, effort: 1, compressionLevel: 9 } as const;

/** The site's inks, and those that the page of playlists adds. */
async function readInks(inks: ClubInks): Promise<Inks> {
  const skin = await readFile("app/routes/playlists/PlaylistsPage.module.css", "utf8");
  return new Map([...dayInks(skin), ...dayInks(inkStyles(inks))]);
}

/**
 * Reads the font once, for all pictures of a build.
 *
 * @param club the colours of the site
 * @param folder where pictures are kept for the next build
 */
export async function openRasterizer(club: ClubInks, folder: string): Promise<Rasterizer> {
  const inks = await readInks(club);
  const font = await openGlyphOutlines(...displayFonts);
  const cache = openBuildCache(folder, JSON.stringify([PNG, sharp.versions]));
  return {
    drawing: (picture) => standalone(picture, inks, font),
    colourOf: (ink) => inked(paint(ink), inks),
    outlined: (markup) => outlineText(markup, font),
    rasterize: (picture) => {
      const drawing = standalone(picture, inks, font);
      return cache.get(drawing, () => sharp(Buffer.from(drawing)).png(PNG).toBuffer());
    },
    prune: () => cache.prune(),
  };
}
