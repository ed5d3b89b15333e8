import { classes } from "#app/lib/classes.ts";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { useScripts } from "#app/hooks/use-scripts.ts";
import { plural } from "#app/lib/text/plural.ts";
import { useSite } from "#app/page/site.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { chosenPlaylist } from "./chosen-playlist.ts";
import { CoverStrip } from "#app/routes/roster2019/parts/CoverStrip.tsx";
import { LinkedPlaylists } from "#app/routes/roster2019/parts/LinkedPlaylists.tsx";
import { mixTitle } from "./mix-title.ts";
import { MixHeader } from "#app/routes/roster2019/parts/MixHeader.tsx";
import { MoreOf2019 } from "#app/routes/roster2019/parts/MoreOf2019.tsx";
import { NowPlaying } from "#app/routes/roster2019/parts/NowPlaying.tsx";
import { PlayerBar } from "#app/routes/roster2019/parts/PlayerBar.tsx";
import type { Roster2019Art, Roster2019Content } from "./roster-2019.ts";
import { Shelves } from "#app/routes/roster2019/parts/Shelves.tsx";
import { useFollow } from "./use-follow.ts";
import styles from "./Roster2019.module.css";

interface Roster2019Props extends Roster2019Content {
  art: Roster2019Art;
}

/** The id of the headline, which takes the focus when a phone opens a playlist. */
const titleId = "playlist-title";

/** The roster of 2019 as a music player: a world of its own, with its own header and foot. */
export function Roster2019(props: Roster2019Props) {
  const { roster, domain, playlists, shelves, movingUp, art } = props;
  const value = useQuery().read("playlist");
  const chosen = chosenPlaylist(playlists, value);
  useDocumentTitle(mixTitle(useSite(), chosen));
  const follow = useFollow();
  const runs = useScripts();
  const title = chosen?.isChosen === true ? chosen.playlist.title : "";
  const world = classes(
    styles.world,
    chosen?.isChosen !== true && styles.browsing,
    !runs && styles.linked,
  );
  return (
    <div className={world}>
      <MixHeader domain={domain} mark={art.mark} />
      <p className={chosen?.isUnknown === true ? styles.notice : "sr"} role="status">
        {chosen?.isUnknown === true ? "There is no such playlist. Here are all of them." : title}
      </p>
      <main id="main" tabIndex={-1} className={styles.stage} data-from-query>
        <h1 className="sr">Rival 2019, {plural(playlists.length, "playlist")}</h1>
        {chosen === undefined ? undefined : (
          <ErrorBoundary what="The playlist">
            <NowPlaying
              {...chosen}
              total={playlists.length}
              {...{ roster, art, titleId }}
              anchor={runs ? undefined : chosen.playlist.id}
              onChoice={follow}
            />
          </ErrorBoundary>
        )}
        <LinkedPlaylists {...{ playlists, roster, art }} />
        <ErrorBoundary what="The shelves">
          <Shelves
            {...{ shelves, playlists }}
            sleeves={art.sleeves}
            onChoice={() => follow(titleId)}
          />
        </ErrorBoundary>
        <MoreOf2019 roster={roster} />
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
