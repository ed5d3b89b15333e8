import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import type { ArtFile } from "#app/entry-server.tsx";

const picture = emptySheet();

export const data = { picture: picture.href };

export const sheets: readonly ArtFile[] = [{ ...picture, inline: true }];
