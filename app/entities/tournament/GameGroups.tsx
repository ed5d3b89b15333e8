import { GameRows } from "#app/entities/game/GameRows.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import type { PlayedTournament } from "./shape.ts";
import styles from "./GameGroups.module.css";

interface GameGroupsProps {
  tournament: PlayedTournament;
  /** Sheet with the opponents' crests. */
  crestSheet?: string | undefined;
}

/** A tournament's games in playing order, grouped by type, with a record for each type. */
export function GameGroups({ tournament, crestSheet }: GameGroupsProps) {
  return tournament.groups.map(({ heading, record, games }) => (
    <section key={heading}>
      <h3 className={`lab spread ${styles.head}`}>
        <span>{heading}</span>
        {record && (
          <span className={styles.record}>
            {" "}
            <RecordText record={record} />
          </span>
        )}
      </h3>
      <GameRows games={games} crestSheet={crestSheet} />
    </section>
  ));
}
