import { classes } from "#app/lib/classes.ts";
import * as words from "#words/facts/games.ts";
import styles from "./Score.module.css";

interface ScoreProps {
  outcome: "win" | "loss" | "tie";
  /** The teams' points, or letters for a forfeit: "W" and "F". */
  us: string;
  them: string;
}

/**
 * The score of a played game. The letter, fill and outline show the result as well as the color.
 */
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
