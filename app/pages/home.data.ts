import { heroSheet } from "#app/art/hero/hero-sheet.ts";
import { posterSheet } from "#app/art/poster/poster-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { shapeHome } from "#app/features/home/shape-home.ts";

const hero = heroSheet();
const posters = posterSheet();

export const data = { ...shapeHome(loadContent()), hero: hero.href, posterArt: posters.href };

export const sheets: readonly ArtFile[] = [{ ...hero, inline: true }, posters];
