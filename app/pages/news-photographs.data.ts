import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** The photo grids of all seasons. */
export const data = albumOf(await openAlbum(), "photos-");
