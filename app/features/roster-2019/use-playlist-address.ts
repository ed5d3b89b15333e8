import { useScripts } from "#app/hooks/use-scripts.ts";
import { paths } from "#app/paths.ts";

/**
 * Addresses of the playlists. Before scripts run, and without them, an address also points into
 * the list of all songs at the end of the document, because nothing can open the playlist itself.
 */
export function usePlaylistAddress(): (playlist: string) => string {
  const runs = useScripts();
  return (playlist) => {
    const address = paths.roster2019({ playlist });
    return runs ? address : `${address}#${playlist}`;
  };
}
