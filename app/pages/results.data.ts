import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { drawVolume } from "#app/features/results/draw-volume.ts";
import { shapeSeasons, shapeVolume, volumesOf } from "#app/features/results/shape-results.ts";
import type { ResultsRecord } from "#app/features/results/shaped.ts";

const content = loadContent();
const { current } = volumesOf(content);
const drawn = drawVolume(current, content);
const empty = emptySheet();

export const data: ResultsRecord = {
  seasons: shapeSeasons(content),
  defaultSeason: content.site.defaultRoster,
  current: shapeVolume(current, content, drawn.art),
  empty: empty.href,
};

export const sheets: readonly ArtFile[] = [
  ...Array.from(drawn.sheets, (sheet) => ({ ...sheet, inline: true })),
  empty,
];
