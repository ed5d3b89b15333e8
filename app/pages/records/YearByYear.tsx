import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/routes/paths.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/records.ts";
import type { RecordsData } from "./shape-records.ts";
import styles from "./YearByYear.module.css";

const columns = [
  seasonFacts.season,
  words.published,
  seasonFacts.finish,
  words.games,
  words.counted,
  words.pointsFor,
  words.pointsAgainst,
  "+/–",
  words.oneGoal,
  words.bestStreak,
  words.placesWon,
];

/** One row per season: published results, and figures computed from its games. */
export function YearByYear({ years }: Pick<RecordsData, "years">) {
  const differs = years.some((year) => year.differs);
  return (
    <>
      <div
        className={styles.scroll}
        role="region"
        aria-label={words.yearByYearAsATable}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr className="lab">
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((season) => (
              <tr key={season.year}>
                <th scope="row">
                  {season.hasSeason ? (
                    <Link href={paths.season(season)}>{season.year}</Link>
                  ) : (
                    season.year
                  )}
                </th>
                <td>
                  <b>{season.published}</b>
                  {season.differs ? "*" : ""}
                </td>
                <td>{season.finish}</td>
                <td>{season.games}</td>
                <td>{season.counted}</td>
                <td>{season.us}</td>
                <td>{season.them}</td>
                <td>{season.difference}</td>
                <td>{season.close}</td>
                <td>{season.bestRun}</td>
                <td>{season.firstPlaces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differs ? <p className={`xs muted ${styles.note}`}>{words.differsFromGames}</p> : undefined}
    </>
  );
}
