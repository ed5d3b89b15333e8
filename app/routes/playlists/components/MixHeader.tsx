import { Link } from "wouter";
import { paths, pageLabels } from "#app/paths.ts";
import { useSite } from "#app/page/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { usePlaylistAddress } from "#app/routes/playlists/use-playlist-address.ts";
import * as words from "#words/pages/playlists.ts";
import styles from "./MixHeader.module.css";

interface MixHeaderProps {
  year: string;
  /** "Côte Sauvage 2019" */
  team: string;
  /** The site's domain, the name of the way home. */
  domain: string;
  /** Address of the mark's sheet. */
  mark: string;
}

/** The microsite's own header: its mark leads to its start, the domain to the site's. */
export function MixHeader({ year, team, domain, mark }: MixHeaderProps) {
  const addressOf = usePlaylistAddress();
  const { wordmark } = useSite();
  return (
    <header className={`onScreens ${styles.head}`}>
      <Link href={addressOf()} aria-label={words.allPlaylistsOf(team)}>
        <Art sheet={mark} id="wordmark" viewBox={wordmark.viewBox} />
        <span className="d4">{year}</span>
      </Link>
      <Link href={paths.home()} className={styles.home} aria-label={words.backHome(domain)}>
        <Icon name="arrow-left" />
        <span>
          <span className="notOnPhones">{words.backTo(domain)}</span>
          <span className="onPhones">{pageLabels.home}</span>
        </span>
      </Link>
    </header>
  );
}
