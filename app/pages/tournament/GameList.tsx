import { classes } from "#app/lib/classes.ts";
import { GameRows, greatestMargin } from "#app/entities/game/GameRows.tsx";
import type { GameSection } from "#app/entities/game/present.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/tournament.ts";
import styles from "./GameList.module.css";

interface GameListProps {
  sections: readonly GameSection[];
  art: string;
  now: number | undefined;
  /** Keys of games with a new score. */
  fresh: readonly string[];
}

const freshMark = { label: words.newScore, look: "fresh" } as const;

/** All games of a tournament under their headings. */
export function GameList({ sections, art, now, fresh }: GameListProps) {
  const greatest = greatestMargin(
    sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)),
  );
  return sections.map(({ id, title, note, groups }) => (
    <section key={id} className={`wrap section ${styles.section}`} aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      {groups.map(({ heading, record, rows }) => (
        <div key={heading} className={classes(styles.group, heading !== "" && styles.named)}>
          {heading === "" ? undefined : (
            <h3 className={styles.head}>
              <span className="lab">{heading}</span>
              <span className={`num ${styles.record}`}>{record}</span>
            </h3>
          )}
          <GameRows
            {...{ rows, greatest, art, now }}
            markOf={({ key }) => (fresh.includes(key) ? freshMark : undefined)}
          />
        </div>
      ))}
    </section>
  ));
}
