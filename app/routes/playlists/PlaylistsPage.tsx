import { classes } from "#app/lib/classes.ts";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { useScripts } from "#app/hooks/use-scripts.ts";
import { useSite } from "#app/page/site.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/playlists.ts";
import { chosenPlaylist } from "./chosen-playlist.ts";
import { CoverStrip } from "#app/routes/playlists/parts/CoverStrip.tsx";
import { LinkedPlaylists } from "#app/routes/playlists/parts/LinkedPlaylists.tsx";
import { mixTitle } from "./mix-title.ts";
import { MixHeader } from "#app/routes/playlists/parts/MixHeader.tsx";
import { MoreOfSeason } from "#app/routes/playlists/parts/MoreOfSeason.tsx";
import { NowPlaying } from "#app/routes/playlists/parts/NowPlaying.tsx";
import { PlayerBar } from "#app/routes/playlists/parts/PlayerBar.tsx";
import type { PlaylistsArt, PlaylistsData } from "./playlists-data.ts";
import { Shelves } from "#app/routes/playlists/parts/Shelves.tsx";
import { useFollow } from "./use-follow.ts";
import { PlaylistsYear } from "./use-playlist-address.ts";
import styles from "./PlaylistsPage.module.css";

interface PlaylistsPageProps extends PlaylistsData {
  art: PlaylistsArt;
}

/** The id of the headline, which takes the focus when a phone opens a playlist. */
const titleId = "playlist-title";

/** The roster of a season as a music player: a world of its own, with its own header and foot. */
export function PlaylistsPage(props: PlaylistsPageProps) {
  const { year, name, team, roster, domain, playlists, shelves, footerPlayer, art } = props;
  const value = useQuery().read("playlist");
  const chosen = chosenPlaylist(playlists, value);
  useDocumentTitle(mixTitle(useSite(), name, chosen));
  const follow = useFollow();
  const runs = useScripts();
  const title = chosen?.isChosen === true ? chosen.playlist.title : "";
  const world = classes(
    styles.world,
    chosen?.isChosen !== true && styles.browsing,
    !runs && styles.linked,
  );
  return (
    <PlaylistsYear value={year}>
      <div className={world}>
        <MixHeader {...{ year, team, domain }} mark={art.mark} />
        <p className={chosen?.isUnknown === true ? styles.notice : "sr"} role="status">
          {chosen?.isUnknown === true ? words.noSuchPlaylist : title}
        </p>
        <main id="main" tabIndex={-1} className={styles.stage} data-from-query>
          <h1 className="sr">
            {team}, {counts.playlists(playlists.length)}
          </h1>
          {chosen === undefined ? undefined : (
            <ErrorBoundary what={words.thePlaylist}>
              <NowPlaying
                {...chosen}
                total={playlists.length}
                {...{ art, titleId }}
                anchor={runs ? undefined : chosen.playlist.id}
                onChoice={follow}
              />
            </ErrorBoundary>
          )}
          <LinkedPlaylists {...{ playlists, art }} />
          <ErrorBoundary what={words.theShelves}>
            <Shelves
              {...{ shelves, playlists }}
              sleeves={art.sleeves}
              onChoice={() => follow(titleId)}
            />
          </ErrorBoundary>
          <MoreOfSeason year={year} roster={roster} />
        </main>
        <CoverStrip
          playlists={playlists}
          current={chosen?.playlist.id ?? ""}
          sleeves={art.sleeves}
          onChoice={() => follow()}
        />
        <ErrorBoundary what={words.thePlayer}>
          <PlayerBar {...footerPlayer} />
        </ErrorBoundary>
      </div>
    </PlaylistsYear>
  );
}
