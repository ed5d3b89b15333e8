import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import styles from "./MoreOf2019.module.css";

/** The ways from the microsite to the same season in the rest of the site. */
export function MoreOf2019({ roster: season }: { roster: string }) {
  return (
    <nav className={styles.more} aria-labelledby="more-of-2019">
      <p id="more-of-2019">More of 2019</p>
      <ul>
        <li>
          <Link href={paths.roster({ season })}>Roster</Link>
        </li>
        <li>
          <Link href={paths.results({ season })}>Results</Link>
        </li>
        <li>
          <Link href={paths.badgequest()}>Badge Quest</Link>
        </li>
      </ul>
    </nav>
  );
}
