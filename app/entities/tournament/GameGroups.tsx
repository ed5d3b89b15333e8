import { GameRows } from "#app/entities/game/GameRows.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import type { PlayedTournament } from "./shape.ts";
import styles from "./GameGroups.module.css";

interface GameGroupsProps {
  tournament: PlayedTournament;
  /** Sheet with the opponents' crests. */
  crests?: string | undefined;
}

/** A tournament's games in playing order, grouped by type, with a record for each type. */
export function GameGroups({ tournament, crests }: GameGroupsProps) {
  return tournament.groups.map(({ heading, record, words, games }) => (
    <section key={heading}>
      <h3 className={`lab ${styles.head}`}>
        <span>{heading}</span>
        {record !== undefined && (
          <span className={styles.record}>
            {" "}
            <Spoken text={record} words={words ?? record} />
          </span>
        )}
      </h3>
      <GameRows games={games} crests={crests} />
    </section>
  ));
}
