import { drawCrests } from "#app/art/crest/crest.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { gamesAgainst, meetingsWith } from "#app/record/figures.ts";
import { getNode } from "#app/record/get-node.ts";
import type { Opponent } from "#app/record/record.ts";
import type { PageParams } from "#app/routes/paths.ts";
import { HeadToHead } from "./HeadToHead.tsx";
import { Meetings } from "./Meetings.tsx";
import { OpponentHead } from "./OpponentHead.tsx";
import styles from "./OpponentPage.module.css";

/** The team's crest with the record against it. */
function Score({ opponent }: { opponent: Opponent }) {
  const { id } = opponent;
  const crest = useSheet(makeSheet(`opponent-${id}`, drawCrests([opponent])), "inline");
  const record = countRecord(meetingsWith(opponent));
  return (
    <div className={`row measured ${styles.score}`}>
      <Crest sheet={crest} opponent={id} className={styles.crest} sizes="200px" />
      <p className={`num ${styles.wins}`} aria-hidden="true">
        {recordText(record)}
      </p>
      <p className="sr">{recordWords(record)}</p>
    </div>
  );
}

/** An opponent: head-to-head record and all games. A single game stands beside the record. */
export function Page({ id }: PageParams<"opponent">) {
  const opponent = getNode(useSources().record.opponents, id);
  const isOnlyGame = gamesAgainst(opponent).length === 1;
  return (
    <article>
      <OpponentHead opponent={opponent} />
      <div className={`wrap columns ${styles.record}`}>
        <Score opponent={opponent} />
        {isOnlyGame ? (
          <Meetings opponent={opponent} />
        ) : (
          <HeadToHead games={meetingsWith(opponent)} />
        )}
      </div>
      {!isOnlyGame && <Meetings opponent={opponent} />}
    </article>
  );
}
