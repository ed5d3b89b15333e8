import { GameRow } from "./GameRow.tsx";
import type { ListedTournament } from "#app/routes/results/listed-tournament.ts";
import styles from "./GameGroups.module.css";

interface GameGroupsProps {
  tournament: ListedTournament;
  heading: "h3" | "h4";
}

/** A tournament's games in playing order under their types, each type with its record. */
export function GameGroups({ tournament, heading: Heading }: GameGroupsProps) {
  const { groups, opponents, art } = tournament;
  return groups.map((group) => (
    <section key={group.heading}>
      <Heading className={`lab ${styles.head}`}>
        <span>{group.heading}</span>
        {group.record === undefined ? undefined : (
          <span>
            <span className="sr">, {group.words}</span>
            <span aria-hidden="true">{group.record}</span>
          </span>
        )}
      </Heading>
      <ul className={styles.games}>
        {Array.from(group.games.entries(), ([at, game]) => (
          <GameRow
            key={at}
            game={game}
            opponent={game[0] === null ? undefined : opponents[game[0]]}
            crests={art?.scores}
          />
        ))}
      </ul>
    </section>
  ));
}
