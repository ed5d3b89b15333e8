import { crestSheet } from "#app/art/crest/crest.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { listBiggest } from "#app/domain/records.ts";
import { metOpponents } from "#app/entities/opponent/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { top } from "#app/lib/list.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { PlayedGame } from "#app/record/record.ts";
import { BiggestWins, MostPlayed } from "./RankLists.tsx";
import styles from "./RecordsPage.module.css";

/** Length of both lists. */
const MAX_RANKS = 5;

/** The teams met most often beside the biggest wins. */
export function Ranks({ games }: { games: readonly PlayedGame[] }) {
  const { record } = useSources();
  const teams = top(metOpponents(record), MAX_RANKS, (team) => meetingsWith(team).length);
  const wins = top(listBiggest(games, "win"), MAX_RANKS, ({ score }) => computeMargin(score));
  const sheet = useSheet(
    crestSheet([...new Set([...teams.first, ...wins.first.map(({ opponent }) => opponent)])]),
  );
  return (
    <div className={`wrap section halves ${styles.ranks}`}>
      <MostPlayed {...teams} crestSheet={sheet} />
      <BiggestWins {...wins} crestSheet={sheet} />
    </div>
  );
}
