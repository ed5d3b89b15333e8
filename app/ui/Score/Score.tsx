import { classes } from "#app/lib/classes.ts";
import styles from "./Score.module.css";

interface ScoreProps {
  outcome: "win" | "loss" | "tie";
  /** "W", "L" or "T", shown in addition to the color. */
  letter: string;
  /** "Win", "Loss" or "Tie", announced instead of the letter. */
  word: string;
  /** The points of both, or what stands in their place: "W" and "F". */
  us: string;
  them: string;
}

/** The score of a played game. Letter, fill and outline show the result, not color alone. */
export function Score({ outcome, letter, word, us, them }: ScoreProps) {
  return (
    <span className={classes(styles.score, styles[outcome])}>
      <span className={`centered xs ${styles.tab}`}>
        <span className="sr">{word} </span>
        <span aria-hidden="true">{letter}</span>
      </span>
      <span className={`centered ${styles.points}`}>
        <span>{us}</span>
        <span>–</span>
        <span>{them}</span>
      </span>
    </span>
  );
}
