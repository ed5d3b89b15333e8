import { EventLinks } from "./EventLinks.tsx";
import { GameGroups } from "./GameGroups.tsx";
import type { ListedTournament } from "./listed-tournament.ts";
import styles from "./TournamentCard.module.css";

/** What an opened card shows on phones. */
export function CardScores({ tournament }: { tournament: ListedTournament }) {
  return (
    <div className={styles.scores}>
      <GameGroups tournament={tournament} heading="h4" />
      <EventLinks {...tournament} />
    </div>
  );
}
