import type { ArtFile } from "#app/entry-server.tsx";
import { defaultPictureSheet } from "#app/features/core-values/default-picture.ts";

const picture = defaultPictureSheet();

export const data = { artwork: picture.href };

export const sheets: readonly ArtFile[] = [{ ...picture, inline: true }];
