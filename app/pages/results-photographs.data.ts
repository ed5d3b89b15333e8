import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** Logos of tournaments and opponents. */
export const data = albumOf(await openAlbum(), "emblems-", "crest-");
