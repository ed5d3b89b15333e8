import { nightSheet } from "#app/art/empty/empty-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { editionsWithPlates } from "#app/features/fifty-plates/shape-plates.ts";
import { shapeOffline } from "#app/features/offline/shape-offline.ts";

const picture = nightSheet();
const content = loadContent();
const plates = editionsWithPlates(content).map(({ year }) => year);

export const data = { picture: picture.href, pages: shapeOffline(content, plates) };

export const sheets: readonly ArtFile[] = [{ ...picture, inline: true }];
