import { createContext, use } from "react";
import { useScripts } from "#app/hooks/use-scripts.ts";
import { paths } from "#app/paths.ts";

/** The year of the page, which stands in the addresses of its playlists. */
export const PlaylistsYear = createContext("");

/**
 * Addresses of the playlists; without one, that of the page. Before scripts run, and without them, an
 * address also names the playlist's place in the document, because nothing reads its query.
 */
export function usePlaylistAddress(): (playlist?: string) => string {
  const year = use(PlaylistsYear);
  const runs = useScripts();
  return (playlist) => {
    const address = paths.playlists({ year, playlist });
    return runs || playlist === undefined ? address : `${address}#${playlist}`;
  };
}
