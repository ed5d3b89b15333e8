import { classes } from "#app/lib/classes.ts";
import * as words from "#words/facts/games.ts";
import styles from "./Score.module.css";

interface ScoreProps {
  outcome: "win" | "loss" | "tie";
  /** The points of both, or what stands in their place: "W" and "F". */
  us: string;
  them: string;
}

/** The score of a played game. Letter, fill and outline show the result, not color alone. */
export function Score({ outcome, us, them }: ScoreProps) {
  return (
    <span className={classes(styles.score, styles[outcome])}>
      <span className={`centered xs ${styles.tab}`}>
        <span className="sr">{words.outcomes[outcome]} </span>
        <span aria-hidden="true">{words.outcomeLetters[outcome]}</span>
      </span>
      <span className={`centered ${styles.points}`}>
        <span>{us}</span>
        <span>–</span>
        <span>{them}</span>
      </span>
    </span>
  );
}
