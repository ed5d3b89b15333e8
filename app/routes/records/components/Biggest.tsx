import { Link } from "wouter";
import { outcomeLetter, outcomeWord } from "#app/domain/games/outcome.ts";
import { paths } from "#app/paths.ts";
import type { RecordsGame } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as words from "#words/pages/records.ts";
import styles from "./Biggest.module.css";

interface BiggestProps {
  games: readonly RecordsGame[];
  /** "and 6 more by 13" */
  equals: string;
  crests: string;
}

/** The wins with the greatest margins, greatest first. */
export function Biggest({ games, equals, crests }: BiggestProps) {
  if (games.length === 0) return undefined;
  return (
    <section aria-labelledby="biggest">
      <Heading id="biggest" title={words.biggestWins} />
      <ol className={`rows ${styles.games}`}>
        {games.map(({ key, outcome, us, them, opponent, tournament, page }) => (
          <li key={key}>
            <Score
              outcome={outcome}
              letter={outcomeLetter(outcome)}
              word={outcomeWord(outcome)}
              us={String(us)}
              them={String(them)}
            />
            <Art
              sheet={crests}
              id={opponent.id}
              viewBox="-3 -3 106 106"
              className={styles.crest}
              photo={`crest-${opponent.id}`}
              sizes="36px"
            />
            <span>
              <Link href={paths.opponent(opponent)} className="quietLink">
                {opponent.name}
              </Link>
              {page === undefined ? (
                <span className="xs muted">{tournament}</span>
              ) : (
                <Link href={paths.tournament({ id: page })} className="xs muted quietLink">
                  {tournament}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {equals === "" ? undefined : <p className="xs muted">{equals}</p>}
    </section>
  );
}
