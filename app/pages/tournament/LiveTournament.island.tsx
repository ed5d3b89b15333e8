import { areScoresExpected } from "#app/domain/today/scores-expected.ts";
import { present } from "#app/entities/tournament/present.ts";
import { useClock } from "#app/entities/tournament/use-clock.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import { NextGameSlab } from "./NextGameSlab.tsx";
import type { BodyData } from "./shape-body.ts";
import { statusWords } from "./status-words.ts";
import { TournamentBody } from "./TournamentBody.tsx";
import { arrivalWords, type LiveScores, useLiveScores } from "./use-live-scores.ts";
import styles from "./LiveTournament.module.css";

interface LiveHeadProps {
  title: string;
  live: NonNullable<BodyData["live"]>;
  scores: LiveScores;
}

/** Heading of an unfinished tournament, with the age of its scores and a refresh button. */
function LiveHead({ title, live, scores }: LiveHeadProps) {
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

/** A tournament that is not over: it polls the scores while they are expected, and follows the clock. */
export function LiveTournament({ data: first }: { data: BodyData }) {
  const scores = useLiveScores(first);
  const { data, arrived } = scores;
  const { live } = data;
  const clock = useClock(live?.dates);
  const presented = present(data, clock);
  const { headline } = presented;
  return (
    <>
      {live !== undefined && headline !== undefined && (
        <section className="wrap apart" aria-labelledby="next">
          <LiveHead title={headline.title} live={live} scores={scores} />
          <NextGameSlab headline={headline} data={data} now={clock?.now} />
        </section>
      )}
      {/* Stays mounted after the last score, so that it is announced. */}
      <p className="sr" role="status">
        {arrivalWords(arrived)}
      </p>
      <TournamentBody data={data} presented={presented} fresh={arrived} />
    </>
  );
}
