import { useCallback, useEffect, useMemo, useRef } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { classes } from "#app/lib/classes.ts";
import { ReportLink } from "#app/pages/shared/report/ReportLink.tsx";
import { useSite, usePartLabel } from "#app/routes/site.ts";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/playlists.ts";
import { chosenPlaylist, type ChosenPlaylist } from "./chosen-playlist.ts";
import { Mix, useMix, usePlaylistAddress } from "./mix.ts";
import { PlayerBar } from "./PlayerBar.tsx";
import { LinkedPlaylists, NowPlaying } from "./NowPlaying.tsx";
import type { PlaylistsArt, PlaylistsData } from "./shape-playlists.ts";
import { CoverStrip, Shelves } from "./Shelves.tsx";
import styles from "./PlaylistsPage.module.css";

/**
 * The microsite's own header: its logo links to the microsite's first view, the domain to the
 * site's home page.
 */
function MixHeader() {
  const { year, team, domain, art } = useMix();
  const playlistAddress = usePlaylistAddress();
  const { wordmark } = useSite();
  return (
    <header className={`onScreens spread ${styles.head}`}>
      <Link href={playlistAddress()} className="row" aria-label={words.teamPlaylists(team)}>
        <Art sheet={art.mark} id="wordmark" viewBox={wordmark.viewBox} />
        <span className="d4">{year}</span>
      </Link>
      <Link
        href={paths.home()}
        className={`row ${styles.home}`}
        aria-label={words.backHome(domain)}
      >
        <Icon name="arrow-left" />
        <span>
          <span className="notOnPhones">{words.backTo(domain)}</span>
          <span className="onPhones">{pageLabels.home}</span>
        </span>
      </Link>
    </header>
  );
}

/** Links from the microsite to the same season on the rest of the site. */
function MoreOfSeason() {
  const { year, roster: season } = useMix();
  const part = usePartLabel("badgequest");
  const { roster, results, badgequest } = usePaths();
  return (
    <nav className={`onScreens cluster muted ${styles.more}`} aria-labelledby="more-of-season">
      <p id="more-of-season">{words.moreFrom(year)}</p>
      <List className="cluster">
        <li>
          <Link href={paths.season({ year: Number(year) })}>{seasonFacts.season}</Link>
        </li>
        <li>
          <Link href={roster({ season })}>{pageLabels.roster}</Link>
        </li>
        {results === undefined ? undefined : (
          <li>
            <Link href={results({ season })}>{pageLabels.results}</Link>
          </li>
        )}
        {badgequest === undefined ? undefined : (
          <li>
            <Link href={badgequest()}>{part}</Link>
          </li>
        )}
        <li>
          <ReportLink />
        </li>
      </List>
    </nav>
  );
}

/**
 * Returns a function that scrolls a selected view to its top and focuses the first of the given ids
 * that exists. The browser handles Back and Forward.
 */
function useFocusAfterSelection(): (...focus: readonly string[]) => void {
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
    // Discards a click that changes nothing here, such as opening a new tab.
    setTimeout(() => {
      wanted.current = undefined;
    });
  }, []);
}

/** Document title: "Chill Hits · Roster 2019". */
function mixTitle(site: SiteTitle, name: string, chosen: ChosenPlaylist | undefined): string {
  return chosen?.isChosen === true
    ? `${chosen.playlist.title} · ${name}`
    : titleWith(site, words.rosterPlaylists(name));
}

interface PlaylistsPageProps extends PlaylistsData {
  art: PlaylistsArt;
}

/** A season's roster as a music player: a microsite with its own header and footer. */
export function View({ data }: { data: PlaylistsPageProps }) {
  const { name, team, playlists, footerPlayer } = data;
  const chosen = chosenPlaylist(playlists, useQuery().read("playlist"));
  useDocumentTitle(mixTitle(useSite(), name, chosen));
  const focusAfterSelection = useFocusAfterSelection();
  // A new object would hydrate the linked playlists first.
  const mix = useMemo(() => ({ ...data, focusAfterSelection }), [data, focusAfterSelection]);
  const runs = useScripts();
  const isChosen = chosen?.isChosen === true;
  const title = isChosen ? chosen.playlist.title : "";
  const isUnknown = chosen?.isUnknown === true;
  const world = classes(styles.world, !isChosen && styles.browsing, !runs && styles.linked);
  return (
    <Mix value={mix}>
      <div className={world}>
        <MixHeader />
        <p className={isUnknown ? styles.notice : "sr"} role="status">
          {isUnknown ? words.noSuchPlaylist : title}
        </p>
        <main id="main" tabIndex={-1} className={styles.stage} data-from-query>
          <h1 className="sr">
            {team}, {counts.playlists(playlists.length)}
          </h1>
          {chosen === undefined ? undefined : (
            <ErrorBoundary what={words.thePlaylist}>
              <NowPlaying {...chosen} isShown />
            </ErrorBoundary>
          )}
          <LinkedPlaylists />
          <ErrorBoundary what={words.theShelves}>
            <Shelves />
          </ErrorBoundary>
          <MoreOfSeason />
        </main>
        <CoverStrip current={chosen?.playlist.id} />
        <ErrorBoundary what={words.thePlayer}>
          <PlayerBar {...footerPlayer} />
        </ErrorBoundary>
      </div>
    </Mix>
  );
}
