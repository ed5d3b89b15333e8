import { differenceText, countRecord, recordText } from "#app/domain/records.ts";
import { useSources } from "#app/islands/rendering.ts";
import { sortedBy } from "#app/lib/list.ts";
import {
  countFigures,
  differsFromPublished,
  listWithoutRoster,
  seasonFigures,
  type SeasonFigures,
} from "#app/record/figures.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import styles from "./YearByYear.module.css";

const columns = [
  words.season,
  "Published",
  words.finish,
  "Games",
  "Counted",
  "For",
  "Against",
  "+/–",
  "One-goal",
  "Best streak",
  "1st places",
];

interface Year {
  readonly year: number;
  readonly figures: SeasonFigures;
  /** Undefined for a year with games but no roster. */
  readonly season: Season | undefined;
}

/** Every season, and years with games but no roster, oldest first. */
function listYears(record: ClubRecord): Year[] {
  const seasons = record.seasons.map((season) => ({
    year: season.year,
    figures: seasonFigures(season),
    season,
  }));
  const yearsWithoutRoster = Array.from(listWithoutRoster(record), ([year, tournaments]) => ({
    year,
    figures: countFigures(tournaments),
    season: undefined,
  }));
  return sortedBy([...seasons, ...yearsWithoutRoster], ({ year }) => year);
}

function Row({ year, season, figures }: Year) {
  const { games, counted, points, oneGoal, bestRuns, firstPlaces } = figures;
  const { results } = season ?? {};
  return (
    <tr>
      <th scope="row">
        {season === undefined ? year : <Link href={paths.season({ year })}>{year}</Link>}
      </th>
      <td>
        <b>{results && recordText(results)}</b>
        {season !== undefined && differsFromPublished(season) && "*"}
      </td>
      <td>{results?.finish}</td>
      <td>{games.length}</td>
      <td>{recordText(counted)}</td>
      <td>{points.us}</td>
      <td>{points.them}</td>
      <td>{differenceText(points)}</td>
      <td>{oneGoal.length === 0 ? "0" : recordText(countRecord(oneGoal))}</td>
      <td>{bestRuns[0]?.games.length ?? 0}</td>
      <td>{firstPlaces}</td>
    </tr>
  );
}

/** One row per season: published results, and figures counted from its games. */
export function YearByYear() {
  const years = listYears(useSources().record);
  const hasDifference = years.some(({ season }) => season && differsFromPublished(season));
  return (
    <section className="wrap section" aria-labelledby="years">
      <Heading id="years" title="Year by year" />
      <div
        className={`measured ${styles.scroll}`}
        role="region"
        aria-label="Year by year as a table"
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
            {years.map((year) => (
              <Row key={year.year} {...year} />
            ))}
          </tbody>
        </table>
      </div>
      {hasDifference && (
        <p className="xs muted apart">
          * The published record differs from the games on record, which the counted one adds up.
        </p>
      )}
    </section>
  );
}
