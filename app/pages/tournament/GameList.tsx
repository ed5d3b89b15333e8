import { classes } from "#app/lib/classes.ts";
import { measureLine } from "#app/art/line/line.ts";
import { listMargins } from "#app/entities/game/GameLine.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import type { GameSection } from "#app/entities/tournament/present.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import styles from "./TournamentPage.module.css";

interface GameListProps {
  sections: readonly GameSection[];
  /** Sheet with the opponents' crests. */
  crests: string;
  /** Keys of games with a new score. */
  fresh: readonly string[] | undefined;
}

const freshMark = { label: "New score", look: "fresh" } as const;

/** All games of a tournament under their headings. */
export function GameList({ sections, crests, fresh }: GameListProps) {
  const extent = measureLine(
    sections.flatMap(({ groups }) => groups.flatMap(({ games }) => listMargins(games))),
  );
  return sections.map(({ id, title, note, groups, isGrouped = false }) => (
    <section key={id} className="section measured" aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      {groups.map(({ heading, record, words: spoken, games }) => (
        <div key={heading} className={classes(styles.group, heading !== "" && styles.named)}>
          {heading === "" ? undefined : (
            <div className={styles.head}>
              <h3 className="lab">{heading}</h3>
              {record === undefined || spoken === undefined ? undefined : (
                <p>
                  <Spoken className={`num ${styles.record}`} text={record} words={spoken} />
                </p>
              )}
            </div>
          )}
          <GameRows
            games={games}
            crests={crests}
            facts={[isGrouped ? "detail" : "round", "meetings"]}
            time="when"
            line={listMargins(games).length === 0 ? undefined : extent}
            hasExtras
            getMark={({ key }) => (fresh?.includes(key) === true ? freshMark : undefined)}
          />
        </div>
      ))}
    </section>
  ));
}
