import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** Everyone who may have spotted a plate. */
export const data = albumOf(await openAlbum(), "busts-");
