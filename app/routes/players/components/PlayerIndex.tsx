import { memo } from "react";
import { Link } from "wouter";
import { DotYears } from "#app/charts/DotYears.tsx";
import { useSearchRows } from "#app/hooks/use-search-rows.ts";
import { groupBy } from "#app/lib/list.ts";
import { paths } from "#app/paths.ts";
import type { ListedPlayer, PlayersData } from "#app/routes/players/players-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { SparkDiscs, STEP } from "./SparkDiscs.tsx";
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
      <Link href={paths.player({ id })} className="link">
        <Art sheet={busts} id={id} viewBox="0 0 400 400" className={styles.bust} sizes="48px" />
        <span className={styles.name}>
          <b className="linkName">{last}</b>
          {first === "" ? undefined : <>, {first}</>}
          <span className="xs muted">{position}</span>
        </span>
        <span className={`num ${styles.number}`}>{number}</span>
        <SparkDiscs sparks={sparks} />
        <span className="sr">{words}</span>
      </Link>
    </li>
  );
});

interface LetterProps {
  letter: string;
  people: readonly ListedPlayer[];
  shown: ReadonlySet<ListedPlayer>;
  busts: string;
  years: readonly number[];
}

/** The people of a letter; hidden while nobody of them is found. */
function Letter({ letter, people, shown, busts, years }: LetterProps) {
  return (
    <section
      id={letter}
      aria-labelledby={`letter-${letter}`}
      hidden={!people.some((player) => shown.has(player))}
    >
      <div className={`spread ${styles.head}`}>
        <h2 id={`letter-${letter}`} className={`num ${styles.letter}`}>
          {letter}
        </h2>
        <DotYears years={years} step={STEP} className={styles.years} />
      </div>
      <ol>
        {people.map((player) => (
          <PlayerRow key={player.id} player={player} busts={busts} isShown={shown.has(player)} />
        ))}
      </ol>
    </section>
  );
}

interface PlayerIndexProps {
  data: PlayersData;
  found: readonly ListedPlayer[];
}

/** Everyone by letter, in columns. */
export function PlayerIndex({ data, found }: PlayerIndexProps) {
  const { players, busts, years } = data;
  const { rendered, shown } = useSearchRows(players, found);
  return (
    <div className={styles.index}>
      {Array.from(
        groupBy(rendered, ({ letter }) => letter),
        ([letter, people]) => (
          <Letter key={letter} {...{ letter, people, shown, busts, years }} />
        ),
      )}
    </div>
  );
}
