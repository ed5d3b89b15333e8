import type { MixPlaylist } from "./shape-playlists.ts";

/**
 * The playlist that an address value names, or else the first; none only where there are no playlists at all. Places
 * count from 1. Phones show a chosen one instead of the shelves.
 */
export function chosenPlaylist(playlists: readonly MixPlaylist[], value: string | undefined) {
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

export type ChosenPlaylist = NonNullable<ReturnType<typeof chosenPlaylist>>;
