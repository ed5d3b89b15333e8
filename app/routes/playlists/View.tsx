import { classes } from "#app/lib/classes.ts";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { useScripts } from "#app/hooks/use-scripts.ts";
import { useSite } from "#app/page/site.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/playlists.ts";
import { type SiteTitle, titleWith } from "#app/page/titles.ts";
import { useCallback, useEffect, useRef } from "react";
import { chosenPlaylist, type ChosenPlaylist } from "./chosen-playlist.ts";
import { CoverStrip } from "./components/CoverStrip.tsx";
import { LinkedPlaylists } from "./components/LinkedPlaylists.tsx";
import { MixHeader } from "./components/MixHeader.tsx";
import { MoreOfSeason } from "./components/MoreOfSeason.tsx";
import { NowPlaying } from "./components/NowPlaying.tsx";
import { PlayerBar } from "./components/PlayerBar.tsx";
import type { PlaylistsArt, PlaylistsData } from "./playlists-data.ts";
import { Shelves } from "./components/Shelves.tsx";
import { PlaylistsYear } from "./use-playlist-address.ts";
import styles from "./PlaylistsPage.module.css";

/**
 * Scrolls a chosen view to its top, and focuses the first of the given ids that the view has. Back and
 * Forward are left to the browser.
 */
function useFollow(): (...focus: readonly string[]) => void {
  const wanted = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const ids = wanted.current;
    if (ids === undefined) return;
    wanted.current = undefined;
    window.scrollTo(0, 0);
    const found = ids.map((id) => document.getElementById(id));
    found.find((element) => element !== null)?.focus();
  });
  return useCallback((...focus) => {
    wanted.current = focus;
    // A choice that changes nothing here, such as one for a new tab, is forgotten.
    setTimeout(() => {
      wanted.current = undefined;
    });
  }, []);
}

/** Document title: "Chill Hits · Roster 2019". */
function mixTitle(site: SiteTitle, name: string, chosen: ChosenPlaylist | undefined): string {
  return chosen?.isChosen === true
    ? `${chosen.playlist.title} · ${name}`
    : titleWith(site, words.thePlaylistsOf(name));
}

interface PlaylistsPageProps extends PlaylistsData {
  art: PlaylistsArt;
}

/** The id of the headline, which takes the focus when a phone opens a playlist. */
const titleId = "playlist-title";

/** The roster of a season as a music player: a world of its own, with its own header and foot. */
export function View({ data }: { data: PlaylistsPageProps }) {
  const { year, name, team, roster, domain, playlists, shelves, footerPlayer, art } = data;
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
