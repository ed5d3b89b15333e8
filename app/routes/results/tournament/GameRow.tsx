import { Link } from "wouter";
import { brandId } from "#app/domain/ids.ts";
import { outcomeLetter, outcomeOf, outcomeWord, sidesOf } from "#app/domain/games/outcome.ts";
import {
  displayName,
  OPPONENT_TO_COME,
  type Opponent,
  readableKey,
} from "#app/domain/opponents.ts";
import { paths } from "#app/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import type { ShapedGame } from "#app/routes/results/results-record.ts";
import styles from "./GameGroups.module.css";

interface GameRowProps {
  game: ShapedGame;
  opponent: Opponent | undefined;
  /** The sheet with the opponents' crests. */
  crests: string | undefined;
}

/** A game: its score once it is played, or that it was not played; until then only when it is. */
export function GameRow({ game, opponent, crests }: GameRowProps) {
  const [key, when, us, them, winner] = game;
  const score = typeof us !== "number" || them === undefined ? undefined : { us, them, winner };
  const notPlayed = typeof us === "string" ? us : undefined;
  const outcome = score && outcomeOf(score);
  const [ours, theirs] = score === undefined ? [] : sidesOf(score);
  return (
    <li className={styles.game}>
      {outcome === undefined || ours === undefined || theirs === undefined ? (
        <span className={`${styles.outcome} sm ${styles.scheduled}`}>{notPlayed ?? when}</span>
      ) : (
        <span className={styles.outcome}>
          <Score
            outcome={outcome}
            letter={outcomeLetter(outcome)}
            word={outcomeWord(outcome)}
            us={ours}
            them={theirs}
          />
        </span>
      )}
      {key === null ? (
        <span className={`openCrest ${styles.crest}`} />
      ) : crests === undefined ? (
        <span className={styles.crest} />
      ) : (
        <Art
          sheet={crests}
          id={`team-${key}`}
          viewBox="-3 -3 106 106"
          className={styles.crest}
          photo={`crest-${key}`}
          sizes="44px"
        />
      )}
      {key === null ? (
        <span className={`muted ${styles.opponent}`}>{OPPONENT_TO_COME}</span>
      ) : (
        <span className={styles.opponent}>
          <Link href={paths.opponent({ id: brandId(key) })} className="link">
            {displayName(opponent ?? { name: readableKey(key) })}
          </Link>
        </span>
      )}
      {score === undefined && notPlayed === undefined ? undefined : (
        <span className={`xs muted ${styles.when}`}>{when}</span>
      )}
    </li>
  );
}
