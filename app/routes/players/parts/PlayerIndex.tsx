import { memo } from "react";
import { Link } from "wouter";
import { useDrawnList, WHOLE } from "#app/hooks/use-drawn-list.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { paths } from "#app/paths.ts";
import type { ListedPlayer, PlayersData } from "#app/routes/players/players-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { SparkDiscs } from "./SparkDiscs.tsx";
import styles from "./PlayerIndex.module.css";

interface PlayerRowProps {
  player: ListedPlayer;
  busts: string;
  isShown: boolean;
}

const PlayerRow = memo(function PlayerRow({ player, busts, isShown }: PlayerRowProps) {
  const { id, first, last, position, number, sparks, words } = player;
  return (
    <li hidden={!isShown}>
      <Link href={paths.player({ id })}>
        <Art sheet={busts} id={id} viewBox="0 0 400 400" className={styles.bust} sizes="48px" />
        <span className={styles.name}>
          <b>{last}</b>, {first}
          <span className="xs mut">{position}</span>
        </span>
        <span className={`num ${styles.number}`}>{number}</span>
        <SparkDiscs sparks={sparks} />
        <span className="sr">{words}</span>
      </Link>
    </li>
  );
});

interface PlayerIndexProps {
  data: PlayersData;
  found: readonly ListedPlayer[];
  isSearch: boolean;
}

/** Everyone by letter, in columns; a letter without anybody found is hidden. */
export function PlayerIndex({ data, found, isSearch }: PlayerIndexProps) {
  const { players, busts } = data;
  const { drawn, shown, end } = useDrawnList(
    players,
    found,
    WHOLE,
    isSearch ? undefined : "players",
  );
  const letters = [...groupBy(drawn, ({ letter }) => letter)];
  return (
    <>
      <div className={styles.index}>
        {letters.map(([letter, people]) => (
          <section
            key={letter}
            id={letter}
            aria-labelledby={`letter-${letter}`}
            hidden={!people.some((player) => shown.has(player))}
          >
            <h2 id={`letter-${letter}`} className={`num ${styles.letter}`}>
              {letter}
            </h2>
            <ol>
              {people.map((player) => (
                <PlayerRow
                  key={player.id}
                  player={player}
                  busts={busts}
                  isShown={shown.has(player)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {end === undefined ? undefined : <div ref={end} />}
    </>
  );
}
