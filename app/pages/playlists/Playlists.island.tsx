import { classes } from "#app/lib/classes.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { useScripts } from "#app/ui/hooks/use-browser-value.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import * as counts from "#words/counts.ts";
import { choosePlaylist } from "./choose-playlist.ts";
import { Mix, type PlaylistsProps, useMix } from "./mix.ts";
import { MixHeader, MoreOfSeason } from "./MixFrame.tsx";
import { NowPlaying } from "./NowPlaying.tsx";
import { PlayerBar } from "./PlayerBar.tsx";
import { CoverStrip, Shelves } from "./Shelves.tsx";
import styles from "./PlaylistsPage.module.css";

/** The selected playlist. Without scripts all are in the document, and the fragment of the address selects one. */
function ShownPlaylists({ named }: { named: string | undefined }) {
  const { playlists } = useMix();
  const hasScripts = useScripts();
  const ids = hasScripts ? [named] : [named, ...playlists.slice(1).map(({ id }) => id)];
  return ids.map((id, index) => {
    const chosen = choosePlaylist(playlists, id);
    // The first stays when scripts run, and shows each playlist that is selected.
    return chosen && <NowPlaying key={index === 0 ? "shown" : id} {...chosen} />;
  });
}

/** The selected playlist with its songs, all covers, and the song of the season. */
export function Playlists(mix: PlaylistsProps) {
  const { name, team, playlists, footerPlayer } = mix;
  const named = useQuery().read("playlist");
  const chosen = choosePlaylist(playlists, named);
  const { isChosen = false, isUnknown = false, playlist } = chosen ?? {};
  const hasScripts = useScripts();
  const title = isChosen ? (playlist?.title ?? "") : "";
  useDocumentTitle(isChosen ? title : `${name}, the playlists`, isChosen ? name : undefined);
  return (
    <Mix value={mix}>
      <div
        className={classes(
          styles.world,
          !isChosen && styles.browsing,
          !hasScripts && styles.linked,
        )}
      >
        <MixHeader />
        <p className={isUnknown ? styles.notice : "sr"} role="status">
          {isUnknown ? "That playlist doesn’t exist. Here are all of them." : title}
        </p>
        <main id="main" tabIndex={-1} className={styles.stage} data-depends-on-query>
          <h1 className="sr">
            {team}, {counts.playlists(playlists.length)}
          </h1>
          <ShownPlaylists named={named} />
          <Shelves />
          <MoreOfSeason />
        </main>
        <CoverStrip current={playlist?.id} />
        <PlayerBar {...footerPlayer} />
      </div>
    </Mix>
  );
}
