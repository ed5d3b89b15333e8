import type { Score as Points } from "#app/domain/games/game.ts";
import { type Outcome, formatSides } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import * as words from "#words/facts.ts";
import { describeScore } from "./describe.ts";
import styles from "./Score.module.css";

/** The score of a played game. The letter, fill and outline show the outcome as well as the color. */
export function Score({ game }: { game: Points & { readonly outcome: Outcome } }) {
  const [us, them] = formatSides(game);
  return (
    <span className={classes("inked", styles.score, styles[game.outcome])}>
      <span className="sr">{describeScore(game)} </span>
      <span className={`centered xs ${styles.tab}`} aria-hidden="true">
        {words.outcomeLetters[game.outcome]}
      </span>
      <span className={`centered ${styles.points}`} aria-hidden="true">
        <span>{us}</span>
        <span>–</span>
        <span>{them}</span>
      </span>
    </span>
  );
}
