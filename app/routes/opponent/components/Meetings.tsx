import { Link } from "wouter";
import { outcomeLetter, outcomeOf, outcomeWord, sidesOf } from "#app/domain/games/outcome.ts";
import { useMinute } from "#app/hooks/use-minute.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { Meeting } from "#app/routes/opponent/opponent-data.ts";
import { Score } from "#app/ui/Score/Score.tsx";
import * as eventFacts from "#words/facts/event.ts";
import styles from "./Meetings.module.css";

/** In place of a score; a game that has begun is not to play any more. */
function Missing({ missing, start }: Pick<Meeting, "missing" | "start">) {
  const now = useMinute();
  const hasBegun = now !== undefined && start !== undefined && start <= now;
  const text = hasBegun && missing === eventFacts.toPlay ? eventFacts.noScoreYet : missing;
  return <span className={`muted xs ${styles.open}`}>{text}</span>;
}

function ScoreOf({ game }: { game: Meeting }) {
  const { score } = game;
  if (score === undefined) return <Missing missing={game.missing} start={game.start} />;
  const outcome = outcomeOf(score);
  const [us, them] = sidesOf(score);
  return (
    <Score
      outcome={outcome}
      letter={outcomeLetter(outcome)}
      word={outcomeWord(outcome)}
      us={us}
      them={them}
    />
  );
}

/** The games against a team, each with the way to its tournament. */
export function Meetings({ games }: { games: readonly Meeting[] }) {
  return (
    <ol className={classes("rows", styles.games, games.length > 1 && styles.two)}>
      {games.map((game) => {
        const { key, tournament, title, hasPage, where, when } = game;
        return (
          <li key={key}>
            <ScoreOf game={game} />
            <span className={styles.title}>
              {hasPage ? (
                <Link href={paths.tournament({ id: tournament })} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="xs muted">{where}</span>
            </span>
            {when === undefined ? undefined : (
              <span className={`xs muted ${styles.when}`}>{when}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
