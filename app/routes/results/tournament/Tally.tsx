import { MarginChart } from "#app/charts/MarginChart.tsx";
import type { ShapedTournament } from "#app/routes/results/results-record.ts";

/** Wins and losses of a tournament, as figures and as a chart; nothing while nothing is played. */
export function Tally({ record, words, margins }: ShapedTournament) {
  if (record === undefined) return undefined;
  return (
    <>
      <span className="lab" aria-hidden="true">
        {record}
      </span>
      <span className="sr">{words}</span>
      <MarginChart margins={margins} />
    </>
  );
}
