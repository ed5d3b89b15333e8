import { classes } from "#app/lib/classes.ts";
import { ReportLink } from "#app/pages/shared/report/ReportLink.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { usePartLabel, usePaths, useSite } from "#app/routes/site.ts";
import { titleWith } from "#app/routes/titles.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useScripts } from "#app/ui/hooks/use-browser-value.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { choosePlaylist } from "./choose-playlist.ts";
import { Mix, type PlaylistsProps, useMix } from "./mix.ts";
import { NowPlaying } from "./NowPlaying.tsx";
import { PlayerBar } from "./PlayerBar.tsx";
import { CoverStrip, Shelves } from "./Shelves.tsx";
import styles from "./PlaylistsPage.module.css";

/** The microsite's own header: its logo links to the microsite's first view, the domain to the site's home page. */
function MixHeader() {
  const { year, team, domain, art, getAddress } = useMix();
  const { wordmark } = useSite();
  return (
    <header className={`onScreens row spread ${styles.head}`}>
      <Link href={getAddress()} className="row" aria-label={`${team}, all playlists`}>
        <Art sheet={art.mark} id="wordmark" viewBox={wordmark.viewBox} className={styles.logo} />
        <span className="d4">{year}</span>
      </Link>
      <Link
        href={paths.home()}
        className={`row ${styles.home}`}
        aria-label={`Back to ${domain}, home`}
      >
        <Icon name="arrow-left" />
        <span>
          <span className="notOnPhones">Back to {domain}</span>
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
  const links = [
    { label: words.season, href: paths.season({ year: Number(year) }) },
    { label: pageLabels.roster, href: roster({ season }) },
    { label: pageLabels.results, href: results?.({ season }) },
    { label: part, href: badgequest?.() },
  ];
  return (
    <nav className={`onScreens cluster muted ${styles.more}`} aria-labelledby="more-of-season">
      <p id="more-of-season">More of {year}</p>
      <List className="cluster">
        {links.map(
          ({ label, href }) =>
            href !== undefined && (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ),
        )}
        <li>
          <ReportLink />
        </li>
      </List>
    </nav>
  );
}

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
  const site = useSite();
  const title = isChosen ? (playlist?.title ?? "") : "";
  useDocumentTitle(isChosen ? `${title} · ${name}` : titleWith(site, `${name}, the playlists`));
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
