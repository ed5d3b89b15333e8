import { Link } from "wouter";
import { paths, pageLabels } from "#app/paths.ts";
import { ReportLink } from "#app/page/report/ReportLink.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import { usePartLabel } from "#app/page/site.ts";
import * as words from "#words/pages/playlists.ts";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./MoreOfSeason.module.css";

/** The ways from the microsite to the same season in the rest of the site. */
export function MoreOfSeason({ year, roster: season }: { year: string; roster: string }) {
  const part = usePartLabel("badgequest");
  const { roster, results, badgequest } = usePaths();
  return (
    <nav className={`onScreens cluster muted ${styles.more}`} aria-labelledby="more-of-season">
      <p id="more-of-season">{words.moreOf(year)}</p>
      <ul>
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
          <ReportLink path={paths.playlists({ year })} />
        </li>
      </ul>
    </nav>
  );
}
