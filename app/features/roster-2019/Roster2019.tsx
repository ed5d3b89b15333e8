import { classes } from "#app/lib/classes.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { chosenPlaylist } from "./chosen-playlist.ts";
import { CoverStrip } from "./CoverStrip.tsx";
import { MixHeader } from "./MixHeader.tsx";
import { MoreOf2019 } from "./MoreOf2019.tsx";
import { NowPlaying, titleId } from "./NowPlaying.tsx";
import { PlayerBar } from "./PlayerBar.tsx";
import type { Roster2019Art, Roster2019Content } from "./roster-2019.ts";
import { Shelves } from "./Shelves.tsx";
import { SongLists } from "./SongLists.tsx";
import { useFollow } from "./use-follow.ts";
import styles from "./Roster2019.module.css";

interface Roster2019Props extends Roster2019Content {
  art: Roster2019Art;
}

/** The roster of 2019 as a music player: a world of its own, with its own header and foot. */
export function Roster2019(props: Roster2019Props) {
  const { roster, domain, playlists, shelves, movingUp, art } = props;
  const value = useQuery().read("playlist");
  const chosen = chosenPlaylist(playlists, value);
  const follow = useFollow();
  const title = chosen?.isChosen === true ? chosen.playlist.title : "";
  return (
    <div className={classes(styles.world, chosen?.isChosen !== true && styles.browsing)}>
      <MixHeader domain={domain} mark={art.mark} />
      <p className={chosen?.isUnknown === true ? styles.notice : "sr"} role="status">
        {chosen?.isUnknown === true ? "There is no such playlist. Here are all of them." : title}
      </p>
      <main id="main" tabIndex={-1} className={styles.stage}>
        <h1 className="sr">Rival 2019, {playlists.length} playlists</h1>
        {chosen === undefined ? undefined : (
          <ErrorBoundary what="The playlist">
            <NowPlaying
              {...chosen}
              total={playlists.length}
              {...{ roster, art }}
              onChoice={follow}
            />
          </ErrorBoundary>
        )}
        <ErrorBoundary what="The shelves">
          <Shelves
            {...{ shelves, playlists }}
            sleeves={art.sleeves}
            onChoice={() => follow(titleId)}
          />
        </ErrorBoundary>
        <MoreOf2019 roster={roster} />
        <SongLists playlists={playlists} />
      </main>
      <CoverStrip
        playlists={playlists}
        current={chosen?.playlist.id ?? ""}
        sleeves={art.sleeves}
        onChoice={() => follow()}
      />
      <ErrorBoundary what="The player">
        <PlayerBar {...movingUp} />
      </ErrorBoundary>
    </div>
  );
}
