import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { RecordsYear } from "#app/routes/records/records-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/pages/records.ts";
import styles from "./PointsBySeason.module.css";

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
