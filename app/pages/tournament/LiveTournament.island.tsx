import { present } from "#app/entities/tournament/present.ts";
import { useClock } from "#app/entities/tournament/use-clock.ts";
import { LiveHead } from "./LiveHead.tsx";
import { NextGameSlab } from "./NextGameSlab.tsx";
import type { BodyData } from "./shape-body.ts";
import { TournamentBody } from "./TournamentBody.tsx";
import { arrivalWords, useLiveScores } from "./use-live-scores.ts";

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
