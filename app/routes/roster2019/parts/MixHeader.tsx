import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./MixHeader.module.css";

interface MixHeaderProps {
  /** The site's domain, the name of the way home. */
  domain: string;
  /** Address of the mark's sheet. */
  mark: string;
}

/** The microsite's own header: its mark leads to its start, the domain to the site's. */
export function MixHeader({ domain, mark }: MixHeaderProps) {
  return (
    <header className={styles.head}>
      <Link href={paths.roster2019()} aria-label="Rival 2019, all playlists">
        <Art sheet={mark} id="wordmark" viewBox="0 -3 413 104" />
        <span className="d4">2019</span>
      </Link>
      <Link href={paths.home()} className={styles.home} aria-label={`${domain}, home`}>
        <span>{domain}</span>
        <Icon name="arrow-up-right" />
      </Link>
    </header>
  );
}
