import { classes } from "#app/lib/classes.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { RecordsRun } from "#app/routes/records/records-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./Runs.module.css";

/** The longest runs of wins and of losses, across tournaments and seasons. */
export function Runs({ runs }: { runs: readonly RecordsRun[] }) {
  return (
    <section aria-labelledby="runs">
      <Heading id="runs" title="Longest runs" />
      <ol className={styles.runs}>
        {runs.map(({ key, length, isWon, days }) => (
          <li key={key}>
            <span className={`num ${styles.length}`}>{length}</span>
            <span>
              <span aria-hidden="true" className={classes(styles.discs, !isWon && styles.lost)}>
                {Array.from({ length }, (_, game) => (
                  <i key={game} />
                ))}
              </span>
              <b>{isWon ? plural(length, "win") : plural(length, "loss", "losses")}</b>
              <span className="xs mut">{days}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
