import { memo } from "react";
import { Link } from "wouter";
import { useSearchRows } from "#app/hooks/use-search-rows.ts";
import { recordText, recordWords } from "#app/domain/records.ts";
import { paths } from "#app/paths.ts";
import type { ListedOpponent } from "#app/routes/opponents/opponents-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import * as words from "#words/pages/opponents.ts";
import styles from "./OpponentList.module.css";

interface OpponentRowProps {
  opponent: ListedOpponent;
  crests: string;
  most: number;
  isShown: boolean;
}

const OpponentRow = memo(function OpponentRow(props: OpponentRowProps) {
  const { opponent, crests, most, isShown } = props;
  const { id, name, games, lastYear } = opponent;
  return (
    <li hidden={!isShown}>
      <Link href={paths.opponent({ id })} className="link">
        <Art
          sheet={crests}
          id={id}
          viewBox="-3 -3 106 106"
          className={styles.crest}
          photo={`crest-${id}`}
          sizes="48px"
        />
        <span className={styles.name}>
          <b className="linkName">{name}</b>
          <span className="xs muted">{words.gamesLastIn(games, lastYear)}</span>
        </span>
        <span className={`num ${styles.record}`}>
          <span aria-hidden="true">{recordText(opponent)}</span>
          <span className="sr">{recordWords(opponent)}</span>
        </span>
        <RecordLength record={opponent} most={most} className={styles.length} />
      </Link>
    </li>
  );
});

interface OpponentListProps {
  /** All that are searched, in their order. */
  opponents: readonly ListedOpponent[];
  found: readonly ListedOpponent[];
  crests: string;
}

/** The teams with crest, games and record. */
export function OpponentList({ opponents, found, crests }: OpponentListProps) {
  const most = Math.max(1, ...opponents.map(({ games }) => games));
  const { rendered, shown } = useSearchRows(opponents, found);
  return (
    <ol className={styles.list}>
      {rendered.map((opponent) => (
        <OpponentRow
          key={opponent.id}
          opponent={opponent}
          crests={crests}
          most={most}
          isShown={shown.has(opponent)}
        />
      ))}
    </ol>
  );
}
