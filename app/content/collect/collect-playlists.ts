import type { PlaylistPage } from "#app/content/content.ts";
import { playlistsFile } from "#app/content/files.ts";
import { playlistPage } from "#app/content/schema/playlist.ts";
import { byId } from "./by-id.ts";
import type { Library } from "./library.ts";

/** The music-player pages by year, the playlists of each in the order of the file. */
export function collectPlaylists(library: Library): Map<number, PlaylistPage> {
  const years = library.parts(/^playlists\/((?:19|20)\d\d)\.yml$/).map(Number);
  return new Map(
    years.flatMap((year) => {
      const page = library.read(playlistsFile(year), playlistPage);
      if (page === undefined) return [];
      return [[year, { year, ...page, playlists: [...byId(page.playlists).values()] }] as const];
    }),
  );
}
