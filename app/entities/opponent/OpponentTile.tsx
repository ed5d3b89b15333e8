import { recordText } from "#app/domain/records.ts";
import { Crest } from "./Crest.tsx";
import { OpponentLink } from "./OpponentLink.tsx";
import type { MetOpponent } from "./shape.ts";
import styles from "./OpponentTile.module.css";

interface OpponentTileProps {
  opponent: MetOpponent;
  /** Sheet with the crests. */
  crests: string;
}

/** An opponent on a wall: its crest with the record against it. */
export function OpponentTile({ opponent, crests }: OpponentTileProps) {
  return (
    <OpponentLink opponent={opponent} className={`quietLink ${styles.tile}`}>
      <Crest sheet={crests} opponent={opponent.id} className={styles.crest} sizes="76px" />
      <b className="num">{recordText(opponent)}</b>
      {opponent.name}
    </OpponentLink>
  );
}
