import { createContext, use } from "react";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { paths } from "#app/routes/paths.ts";
import type { PlaylistsArt, PlaylistsData } from "./shape-playlists.ts";

/** Context for every part of the page. */
interface MixContext extends PlaylistsData {
  art: PlaylistsArt;
  /** Scrolls a selected view to its top and focuses the first of the given ids that exists. */
  focusAfterSelection: (...focus: readonly string[]) => void;
}

export const Mix = createContext<MixContext | undefined>(undefined);

export function useMix(): MixContext {
  const mix = use(Mix);
  if (mix === undefined) throw new Error("This component works only on a playlists page.");
  return mix;
}

/**
 * Returns a function for playlist URLs; without an argument it returns the page's. Before and
 * without scripts, the URL also has the playlist's fragment, because nothing reads its query.
 */
export function usePlaylistAddress(): (playlist?: string) => string {
  const { year } = useMix();
  const runs = useScripts();
  return (playlist) => {
    const address = paths.playlists({ year, playlist });
    return runs || playlist === undefined ? address : `${address}#${playlist}`;
  };
}
