import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { drawVolume } from "#app/features/results/draw-volume.ts";
import { shapeVolume, volumesOf } from "#app/features/results/shape-results.ts";
import type { Volume } from "#app/features/results/shaped.ts";

const content = loadContent();
const { archive } = volumesOf(content);
const drawn = drawVolume(archive, content);

/** Every year but the default season's. It is fetched when somebody asks for it. */
export const data: Volume = shapeVolume(archive, content, drawn.art);

export const sheets: readonly ArtFile[] = drawn.sheets;
