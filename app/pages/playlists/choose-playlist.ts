import type { MixPlaylist } from "./shape-playlists.ts";

/**
 * The playlist for a URL value, or the first one; undefined only if there are no playlists. `place`
 * counts from 1. Phones show the shelves unless a playlist is selected.
 */
export function choosePlaylist(playlists: readonly MixPlaylist[], value: string | undefined) {
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

export type ChosenPlaylist = NonNullable<ReturnType<typeof choosePlaylist>>;
