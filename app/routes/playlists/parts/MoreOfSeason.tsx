import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import styles from "./MoreOfSeason.module.css";

/** The ways from the microsite to the same season in the rest of the site. */
export function MoreOfSeason({ year, roster: season }: { year: string; roster: string }) {
  return (
    <nav className={styles.more} aria-labelledby="more-of-season">
      <p id="more-of-season">More of {year}</p>
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
