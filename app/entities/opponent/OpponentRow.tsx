import { memo } from "react";
import { recordText, recordWords } from "#app/domain/records.ts";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import * as words from "#words/facts/opponent.ts";
import { Crest } from "./Crest.tsx";
import { OpponentLink } from "./OpponentLink.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import type { MetOpponent } from "./shape.ts";
import styles from "./OpponentRow.module.css";

interface OpponentRowProps {
  opponent: MetOpponent;
  /** Sheet with the crests. */
  crests: string;
  /** Games against the most frequent opponent, whose bar has the full width. */
  maxGames: number;
  /** False for a row that a search leaves out. */
  isShown?: boolean;
}

/** An opponent in a list: crest, name, games, and the record in figures and as a bar. */
export const OpponentRow = memo(function OpponentRow(props: OpponentRowProps) {
  const { opponent, crests, maxGames, isShown = true } = props;
  const { id, name, games, lastYear } = opponent;
  return (
    <li className={styles.item} hidden={!isShown}>
      <OpponentLink opponent={opponent} className={`link ${styles.row}`}>
        <Crest sheet={crests} opponent={id} className={`onScreens ${styles.crest}`} sizes="48px" />
        <span className={styles.name}>
          <b className="linkName">{name}</b>
          <span className="onScreens xs muted"> {words.gamesLastIn(games, lastYear)}</span>
        </span>
        <span className={`num ${styles.record}`}>
          {" "}
          <Spoken text={recordText(opponent)} words={recordWords(opponent)} />
        </span>
        <RecordLength
          record={opponent}
          maxGames={maxGames}
          className={`onScreens ${styles.length}`}
        />
      </OpponentLink>
    </li>
  );
});
