import { createContext, use } from "react";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { paths } from "#app/pages/shared/paths.ts";
import type { MixPlaylist } from "./shape-playlists.ts";

export interface ChosenPlaylist {
  /** The playlist to show; the first of all where the address names none. */
  playlist: MixPlaylist;
  /** 1 for the first */
  place: number;
  previous: MixPlaylist | undefined;
  next: MixPlaylist | undefined;
  /** The address names it: phones show it instead of the shelves. */
  isChosen: boolean;
  /** The address names a playlist that does not exist. */
  isUnknown: boolean;
}

/** The playlist that an address value names; none only where there are no playlists at all. */
export function chosenPlaylist(
  playlists: readonly MixPlaylist[],
  value: string | undefined,
): ChosenPlaylist | undefined {
  const found = playlists.findIndex(({ id }) => id === value);
  const index = Math.max(found, 0);
  const playlist = playlists[index];
  if (playlist === undefined) return undefined;
  return {
    playlist,
    place: index + 1,
    previous: playlists[index - 1],
    next: playlists[index + 1],
    isChosen: found !== -1,
    isUnknown: value !== undefined && found === -1,
  };
}

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
