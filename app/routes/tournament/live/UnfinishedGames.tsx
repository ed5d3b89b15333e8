import { FinishedGames } from "#app/routes/tournament/components/FinishedGames.tsx";
import type { LiveData, TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { LiveTournament } from "./LiveTournament.tsx";
import { useLiveScores } from "./use-live-scores.ts";

interface UnfinishedGamesProps {
  data: TournamentData;
  live: LiveData;
}

/** The games of a tournament as long as scores may arrive; with the last one it becomes one that is over. */
export function UnfinishedGames({ data, live }: UnfinishedGamesProps) {
  const scores = useLiveScores(data, live.dates);
  const { data: shown, announcement } = scores;
  return (
    <>
      {shown.live === undefined ? (
        <FinishedGames data={shown} />
      ) : (
        <LiveTournament data={shown} live={shown.live} scores={scores} />
      )}
      {/* Stays mounted when the last score swaps the components above, so that it is announced. */}
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  );
}
