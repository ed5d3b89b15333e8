import { classes } from "#app/lib/classes.ts";
import type { RecordsData } from "#app/routes/records/records-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/records.ts";
import styles from "./Runs.module.css";

/** The longest runs of wins and of losses, across tournaments and seasons. */
export function Runs({ runs }: Pick<RecordsData, "runs">) {
  return (
    <section aria-labelledby="runs">
      <Heading id="runs" title={words.longestStreaks} />
      <ol className={`rows ${styles.runs}`}>
        {runs.map(({ list, equals }) =>
          list.map(({ key, length, isWon, days }, place) => (
            <li key={key}>
              <span className={`num ${styles.length}`}>{length}</span>
              <span>
                <span
                  aria-hidden="true"
                  className={classes("cluster", styles.discs, !isWon && styles.lost)}
                >
                  {Array.from({ length }, (_, game) => (
                    <i key={game} />
                  ))}
                </span>
                <b>{isWon ? counts.wins(length) : counts.losses(length)}</b>
                <span className="xs muted">
                  {[days, ...(place === list.length - 1 && equals !== "" ? [equals] : [])].join(
                    ", ",
                  )}
                </span>
              </span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
