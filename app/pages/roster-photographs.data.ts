import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** The portraits and action shots of all seasons. */
export const data = albumOf(await openAlbum(), "busts-", "action-");
