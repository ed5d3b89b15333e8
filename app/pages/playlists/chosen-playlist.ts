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
