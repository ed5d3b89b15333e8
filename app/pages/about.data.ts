import { sponsorSheet } from "#app/art/plate/plate-sheet.ts";
import { valueSheet } from "#app/art/value/value-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { shapeAbout } from "#app/features/about/shape-about.ts";
import { teamArtwork } from "#app/features/about/team-artwork.ts";

const content = loadContent();
const team = teamArtwork(content);
const posters = valueSheet();
const plates = sponsorSheet(content.site.sponsors.map(({ name }) => name));

export const data = {
  ...shapeAbout(content),
  team: team.picture,
  posters: posters.href,
  plates: plates.href,
};

export const sheets: readonly ArtFile[] = [{ ...team.sheet, inline: true }, posters, plates];
