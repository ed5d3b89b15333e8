import { GameRows } from "#app/entities/game/GameRows.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import type { PlayedTournament } from "./shape.ts";
import styles from "./GameGroups.module.css";

interface GameGroupsProps {
  tournament: PlayedTournament;
  /** Sheet with the opponents' crests. */
  crests?: string | undefined;
  heading: "h3" | "h4";
}

/** A tournament's games in playing order, grouped by type, with a record for each type. */
export function GameGroups({ tournament, crests, heading: Heading }: GameGroupsProps) {
  return tournament.groups.map(({ heading, record, words, games }) => (
    <section key={heading}>
      <Heading className={`lab ${styles.head}`}>
        <span>{heading}</span>
        {record === undefined || words === undefined ? undefined : (
          <span className={styles.record}>
            {" "}
            <Spoken text={record} words={words} />
          </span>
        )}
      </Heading>
      <GameRows games={games} crests={crests} facts={["detail"]} time="when" />
    </section>
  ));
}
