import { createContext, use } from "react";
import { paths } from "#app/routes/paths.ts";
import { useScripts } from "#app/ui/hooks/use-browser-value.ts";
import type { PlaylistsData } from "./shape-playlists.ts";

/** The mix: a year's playlists with the addresses of their drawings. */
export interface PlaylistsProps extends PlaylistsData {
  readonly art: Readonly<Record<"mark" | "sleeves" | "discs" | "busts", string>>;
}

export const Mix = createContext<PlaylistsProps | undefined>(undefined);

/** The playlists, and their addresses. */
export function useMix() {
  const mix = use(Mix);
  if (mix === undefined) throw new Error("This component works only on a playlists page.");
  const hasScripts = useScripts();
  return {
    ...mix,
    /** Address of a playlist, or of all. Without scripts nothing reads the query, so that a fragment selects the playlist. */
    getAddress: (playlist?: string) => {
      const address = paths.playlists({ year: mix.year, playlist });
      return hasScripts || playlist === undefined ? address : `${address}#${playlist}`;
    },
  };
}

/** Shows a selected view from its top, with the focus on an element of it; use as a handler of its link. */
export function showFromTop(focused?: string): void {
  // The view is rendered by the next frame.
  requestAnimationFrame(() => {
    window.scrollTo(0, 0);
    if (focused !== undefined) document.getElementById(focused)?.focus();
  });
}
