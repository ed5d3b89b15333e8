import { loadContent } from "#app/content/.server/load-content.ts";
import { albumOf, openAlbum } from "#app/media/.server/open-album.ts";

const { edition } = loadContent().site.badgeQuest;

/** The people of the edition and the badges. */
export const data = albumOf(await openAlbum(), `busts-${edition}-`, "badge-");
