import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import { ReportLink } from "#app/page/report/ReportLink.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import styles from "./MoreOfSeason.module.css";

/** The ways from the microsite to the same season in the rest of the site. */
export function MoreOfSeason({ year, roster: season }: { year: string; roster: string }) {
  const { roster, results, badgequest } = usePaths();
  return (
    <nav className={styles.more} aria-labelledby="more-of-season">
      <p id="more-of-season">More of {year}</p>
      <ul>
        <li>
          <Link href={paths.season({ year: Number(year) })}>Season</Link>
        </li>
        <li>
          <Link href={roster({ season })}>Roster</Link>
        </li>
        {results === undefined ? undefined : (
          <li>
            <Link href={results({ season })}>Results</Link>
          </li>
        )}
        {badgequest === undefined ? undefined : (
          <li>
            <Link href={badgequest()}>Badge Quest</Link>
          </li>
        )}
        <li>
          <ReportLink path={paths.playlists({ year })} />
        </li>
      </ul>
    </nav>
  );
}
