import { MarginChart } from "./MarginChart.tsx";
import type { ShapedTournament } from "./shaped.ts";
import styles from "./TournamentCard.module.css";

/** Wins and losses of a tournament, as figures and as a chart; nothing while nothing is played. */
export function Tally({ record, words, margins }: ShapedTournament) {
  return (
    <div className={styles.tally}>
      {record === undefined ? undefined : (
        <>
          <span className="lab" aria-hidden="true">
            {record}
          </span>
          <span className="sr">{words}</span>
          <MarginChart margins={margins} />
        </>
      )}
    </div>
  );
}
