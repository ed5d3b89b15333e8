import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import { paths } from "#app/paths.ts";
import styles from "./FurtherRecords.module.css";

/** Below the list: where the record goes on. `year` is that of the chosen season, if one is chosen. */
export function FurtherRecords({ year }: { year: number | undefined }) {
  const { records, opponents } = usePaths();
  return (
    <nav className={styles.further} aria-label="More of the record">
      {year === undefined ? undefined : <Link href={paths.season({ year })}>Season {year}</Link>}
      {records === undefined ? undefined : <Link href={records()}>All-time records</Link>}
      {opponents === undefined ? undefined : <Link href={opponents()}>All opponents</Link>}
    </nav>
  );
}
