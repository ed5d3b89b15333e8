import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** Logos of tournaments and opponents, and the team at each tournament. */
export const data = albumOf(await openAlbum(), "emblems-", "team-", "crest-");
