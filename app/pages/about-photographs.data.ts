import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** The team, its core values and its sponsors. */
export const data = albumOf(await openAlbum(), "the-team", "values-", "sponsors-");
