import { useScripts } from "#app/hooks/use-scripts.ts";
import { paths } from "#app/paths.ts";

/**
 * Addresses of the playlists. Before scripts run, and without them, an address also names the
 * playlist's place in the document, because nothing reads its query.
 */
export function usePlaylistAddress(): (playlist: string) => string {
  const runs = useScripts();
  return (playlist) => {
    const address = paths.roster2019({ playlist });
    return runs ? address : `${address}#${playlist}`;
  };
}
