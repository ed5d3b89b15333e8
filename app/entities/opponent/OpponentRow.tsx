import { RecordText } from "#app/entities/game/RecordText.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import * as words from "#words/facts.ts";
import { Crest } from "./Crest.tsx";
import { OpponentLink } from "./OpponentLink.tsx";
import type { MetOpponent } from "./shape.ts";
import styles from "./OpponentRow.module.css";

/** Fewer games make no bar. */
const MIN_IN_BAR = 3;

interface OpponentRowProps {
  opponent: MetOpponent;
  /** Sheet with the crests. */
  sheet: string;
  /** Games against the most frequent opponent, whose bar has the full width. */
  maxGames: number;
}

/** An opponent in a list: crest, name, games, and the record in figures and as a bar. Filters find it by its `data-row`. */
export function OpponentRow({ opponent, sheet, maxGames }: OpponentRowProps) {
  const { id, name, games, lastYear } = opponent;
  return (
    <li className="measured" data-row={id}>
      <OpponentLink opponent={opponent} className={`link ${styles.row}`}>
        <Crest sheet={sheet} opponent={id} className={`onScreens ${styles.crest}`} sizes="48px" />
        <span className={`lines ${styles.name}`}>
          <b className="linkName">{name}</b>
          <span className="onScreens xs muted"> {words.gamesLastIn(games, lastYear)}</span>
        </span>
        <span className={`num ${styles.record}`}>
          {" "}
          <RecordText record={opponent} />
        </span>
        {games >= MIN_IN_BAR && (
          <RecordLength
            record={opponent}
            maxGames={maxGames}
            className={`onScreens ${styles.length}`}
          />
        )}
      </OpponentLink>
    </li>
  );
}
