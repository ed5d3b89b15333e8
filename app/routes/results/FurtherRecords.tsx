import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import { paths } from "#app/paths.ts";
import * as words from "#words/pages/results.ts";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./FurtherRecords.module.css";

/** Below the list: where the record goes on. `year` is that of the chosen season, if one is chosen. */
export function FurtherRecords({ year }: { year: number | undefined }) {
  const { records, opponents } = usePaths();
  return (
    <nav className={`onScreens cluster ${styles.further}`} aria-label={words.moreOfTheRecord}>
      {year === undefined ? undefined : (
        <Link href={paths.season({ year })} className="linedLink">
          {seasonFacts.seasonOf(year)}
        </Link>
      )}
      {records === undefined ? undefined : (
        <Link href={records()} className="linedLink">
          {seasonFacts.allTimeRecords}
        </Link>
      )}
      {opponents === undefined ? undefined : (
        <Link href={opponents()} className="linedLink">
          {words.allOpponents}
        </Link>
      )}
    </nav>
  );
}
