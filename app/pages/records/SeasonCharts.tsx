import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/records.ts";
import type { RecordsYear } from "./records-data.ts";
import styles from "./SeasonCharts.module.css";

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

/** Every season in a row: what was published, and what its games count. */
export function YearByYear({ years }: { years: readonly RecordsYear[] }) {
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
            <tr>
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
                </td>
                <td>{season.finish}</td>
                <td>{season.games}</td>
                <td>
                  {season.counted}
                  {season.differs ? "*" : ""}
                </td>
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
      {differs ? <p className={`xs muted ${styles.note}`}>{words.weUseThePublished}</p> : undefined}
    </>
  );
}

/** Points that a disc stands for. */
const POINTS = 15;

/** Between the middles of two discs, and from the middle of the last one to its edge. */
const STEP = 10;
const RIM = 9;

interface StackProps {
  points: number;
  /** Direction of growth: up from the line for points scored, down for points allowed. */
  side: "up" | "down";
}

function Stack({ points, side }: StackProps) {
  const count = Math.max(1, Math.round(points / POINTS));
  const height = (count - 1) * STEP + 2 * RIM;
  const middles = Array.from({ length: count }, (_, disc) => RIM + disc * STEP);
  return (
    <svg viewBox={`0 0 128 ${height}`} className={styles[side]} aria-hidden="true">
      {(side === "up" ? middles.toReversed() : middles).map((middle) => (
        <ellipse key={middle} cx="64" cy={middle} rx="62" ry="8" />
      ))}
    </svg>
  );
}

/** Each season's points as two stacks of discs: scored above the line, allowed below it. */
export function PointsBySeason({ years }: { years: readonly RecordsYear[] }) {
  const played = years.filter(({ games }) => games > 0);
  const columns = useComputedRule(`--years:${played.length}`);
  return (
    <>
      <Heading id="points" title={words.pointsBySeason} note={words.oneDiscIs(POINTS)} />
      <div className={styles.scroll}>
        <ol className={classes(styles.years, columns)}>
          {played.map(({ year, hasSeason, us, them, lead }) => (
            <li key={year} className={inks[lead]}>
              <p>
                <b className="num">{us}</b>
                <span className="sr"> {words.pointsScored}</span>
                <Stack points={us} side="up" />
              </p>
              {hasSeason ? <Link href={paths.season({ year })}>{year}</Link> : <span>{year}</span>}
              <p>
                <Stack points={them} side="down" />
                <b className="num">{them}</b>
                <span className="sr"> {words.pointsAllowed}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className={`xs muted ${styles.key}`} aria-hidden="true">
        {words.aboveAndBelow}
      </p>
    </>
  );
}
