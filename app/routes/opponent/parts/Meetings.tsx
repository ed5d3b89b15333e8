import { Link } from "wouter";
import { outcomeLetter, outcomeOf, outcomeWord } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { Meeting } from "#app/routes/opponent/opponent-data.ts";
import { Score } from "#app/ui/Score/Score.tsx";
import * as eventFacts from "#words/facts/event.ts";
import styles from "./Meetings.module.css";

function ScoreOf({ score }: { score: Meeting["score"] | undefined }) {
  if (score === undefined) return <span className={styles.open}>{eventFacts.toPlay}</span>;
  const outcome = outcomeOf(score);
  return (
    <Score
      outcome={outcome}
      letter={outcomeLetter(outcome)}
      word={outcomeWord(outcome)}
      us={score.us}
      them={score.them}
    />
  );
}

/** The games against a team, each with the way to its tournament. */
export function Meetings({ games }: { games: readonly Meeting[] }) {
  return (
    <ol className={classes(styles.games, games.length > 1 && styles.two)}>
      {games.map(({ key, tournament, title, hasPage, where, when, score }) => (
        <li key={key}>
          <ScoreOf score={score} />
          <span className={styles.title}>
            {hasPage ? <Link href={paths.tournament({ id: tournament })}>{title}</Link> : title}
            <span className="xs mut">{where}</span>
          </span>
          {when === undefined ? undefined : <span className={`xs mut ${styles.when}`}>{when}</span>}
        </li>
      ))}
    </ol>
  );
}
