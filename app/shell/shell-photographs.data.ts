import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

/** The team's mark, which every page shows. */
export const data = albumOf(await openAlbum(), "mark-crest");
