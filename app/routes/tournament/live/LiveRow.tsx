import { ownTime } from "#app/domain/dates/time-of-day.ts";
import { classes } from "#app/lib/classes.ts";
import { GameCrest, GameScore } from "#app/routes/tournament/components/GameList.tsx";
import { GameOpponent } from "#app/routes/tournament/components/GameOpponent.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/tournament.ts";
import { isOpen, type LiveGame } from "./live-game.ts";
import styles from "./LiveRow.module.css";

interface LiveRowProps extends LiveGame {
  art: string;
  /** Nothing in the document. */
  now: number | undefined;
  /** Its score has just arrived. */
  isFresh?: boolean;
  /** Its day is over, at the venue. */
  isOver?: boolean;
}

/** A game of a tournament that is not over: when, against whom, and its score once it is there. */
export function LiveRow({ game, moment, art, now, isFresh = false, isOver = false }: LiveRowProps) {
  const { start, time } = moment;
  const hasBegun = start !== undefined && now !== undefined && start <= now;
  const isToCome = start !== undefined && now !== undefined && !hasBegun;
  const own = isToCome && game.kindOf !== "played" ? ownTime(start) : time;
  return (
    <li className={classes(styles.row, isFresh && styles.fresh)}>
      <span className={styles.when}>
        {game.when}
        {own === time ? undefined : (
          <span className={`muted xs ${styles.own}`}>{onTheDay.yours(own)}</span>
        )}
      </span>
      <GameCrest game={game} art={art} />
      <GameOpponent game={game} note={game.remark} className={styles.opponent} />
      {game.video === undefined ? undefined : (
        <ExternalLink href={game.video} className={styles.video}>
          {words.videoOfTheGame}
        </ExternalLink>
      )}
      {isFresh ? <span className={`lab ${styles.mark}`}>{words.newScore}</span> : undefined}
      <span className={styles.score}>
        <GameScore
          game={game}
          missing={isOpen(game) && (hasBegun || isOver) ? eventFacts.noScoreYet : undefined}
        />
      </span>
    </li>
  );
}
