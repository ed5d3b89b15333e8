import { Activity, memo } from "react";
import { useScripts } from "#app/hooks/use-scripts.ts";
import { chosenPlaylist } from "#app/routes/playlists/chosen-playlist.ts";
import { NowPlaying } from "./NowPlaying.tsx";
import type { MixPlaylist, PlaylistsArt } from "#app/routes/playlists/playlists-data.ts";

interface LinkedPlaylistsProps {
  playlists: readonly MixPlaylist[];
  art: PlaylistsArt;
}

/**
 * All other playlists, for as long as no script can open one: each is unseen until the fragment of
 * the address names it. React removes the Activity before its turn to be hydrated comes, so that
 * the hundred rows cost scripts nothing; without `memo` a deep link would hydrate them first.
 */
export const LinkedPlaylists = memo(function LinkedPlaylists({
  playlists,
  art,
}: LinkedPlaylistsProps) {
  if (useScripts()) return undefined;
  return (
    <Activity>
      {playlists.slice(1).map(({ id }) => {
        const chosen = chosenPlaylist(playlists, id);
        if (chosen === undefined) return undefined;
        return (
          <NowPlaying
            key={id}
            {...chosen}
            anchor={id}
            titleId={`${id}-title`}
            total={playlists.length}
            art={art}
          />
        );
      })}
    </Activity>
  );
});
