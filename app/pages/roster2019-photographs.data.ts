import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** The covers of the playlists and the people whose songs they hold. */
export const data = albumOf(await openAlbum(), "sleeves-2019-", "busts-2019-", "mark-2019-");
