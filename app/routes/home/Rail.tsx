import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/pages/home.ts";
import type { RailSeason } from "./shape-home.ts";
import styles from "./Rail.module.css";

/** So few seasons have room for more than they say: dots lead from each year to its record. */
const FEW = 3;

/** All seasons with record and finish, newest first; each leads to its page. */
export function Rail({ seasons }: { seasons: readonly RailSeason[] }) {
  const columns = useComputedRule(`--seasons:${seasons.length};`);
  return (
    <section className={`slab ${styles.rail}`} aria-label={words.seasonRecords}>
      <ol className={classes(columns, seasons.length <= FEW && styles.few)}>
        {seasons.map(({ id, year, record, finish, isNow }) => (
          <li key={id} className={classes(isNow && styles.now)}>
            <Link href={paths.season({ year })}>
              <b>{year}</b> <span>{record}</span> <em>{finish}</em>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
