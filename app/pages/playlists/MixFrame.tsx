import { ReportLink } from "#app/pages/shared/report/ReportLink.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { usePartLabel, usePaths, useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import { useMix } from "./mix.ts";
import styles from "./PlaylistsPage.module.css";

/** The microsite's own header: its logo links to the microsite's first view, the domain to the site's home page. */
export function MixHeader() {
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
export function MoreOfSeason() {
  const { year, seasonId: season } = useMix();
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
