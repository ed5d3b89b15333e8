import { areScoresExpected } from "#app/domain/today/scores-expected.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import * as words from "#words/pages/tournament.ts";
import { statusWords } from "./status-words.ts";
import type { TournamentData } from "./shape-tournament.ts";
import type { LiveScores } from "./use-live-scores.ts";
import styles from "./LiveHead.module.css";

interface LiveHeadProps {
  title: string;
  live: NonNullable<TournamentData["live"]>;
  scores: LiveScores;
  /** "Eastern time" */
  zone: string;
}

/** Heading of an unfinished tournament, with the age of its scores and a refresh button. */
export function LiveHead({ title, live, scores, zone }: LiveHeadProps) {
  const now = useMinute();
  const isExpected = now !== undefined && areScoresExpected(live.dates, now);
  const { checkedAt, trouble, check } = scores;
  const status = { now, isExpected, scoresAsOf: live.scoresAsOf, checkedAt, trouble, zone };
  return (
    <div className={`spread ${styles.head}`}>
      <h2 id="next" className="d2">
        {title}
      </h2>
      <p className={`cluster xs ${styles.status}`}>
        <span>{statusWords(status)}</span>
        {trouble === "other scripts" ? (
          <button type="button" onClick={() => window.location.reload()}>
            {words.loadIt}
          </button>
        ) : isExpected ? (
          <button type="button" onClick={check}>
            {words.checkNow}
          </button>
        ) : undefined}
      </p>
    </div>
  );
}
