import { areScoresExpected } from "#app/domain/today/scores-expected.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import type { BodyData } from "./shape-body.ts";
import { statusWords } from "./status-words.ts";
import type { LiveScores } from "./use-live-scores.ts";
import styles from "./LiveTournament.module.css";

interface LiveHeadProps {
  title: string;
  live: NonNullable<BodyData["live"]>;
  scores: LiveScores;
}

/** Heading of an unfinished tournament, with the age of its scores and a refresh button. */
export function LiveHead({ title, live, scores }: LiveHeadProps) {
  const now = useMinute();
  const isExpected = now !== undefined && areScoresExpected(live.dates, now);
  const { checkedAt, trouble, check } = scores;
  const isNewPage = trouble === "new page";
  const status = { now, isExpected, scoresAsOf: live.scoresAsOf, checkedAt, trouble };
  return (
    <div className="spread underlined">
      <h2 id="next" className="d2">
        {title}
      </h2>
      <p className={`cluster xs ${styles.status}`}>
        <span>{statusWords(status)}</span>
        {isNewPage && (
          <button type="button" onClick={() => window.location.reload()}>
            Load it
          </button>
        )}
        {!isNewPage && isExpected && (
          <button type="button" onClick={check}>
            Check now
          </button>
        )}
      </p>
    </div>
  );
}
