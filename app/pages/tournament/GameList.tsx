import { measureLine } from "#app/art/line/line.ts";
import { listMargins } from "#app/entities/game/GameLine.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import type { GameShape } from "#app/entities/game/shape.ts";
import type { GameSection } from "#app/entities/tournament/present.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./TournamentPage.module.css";

interface GameListProps {
  sections: readonly GameSection[];
  /** Sheet with the opponents' crests. */
  crests: string;
  /** Games with a new score. */
  fresh: readonly GameShape[] | undefined;
}

const freshMark = { label: "New score", look: "fresh" } as const;

/** All games of a tournament under their headings. */
export function GameList({ sections, crests, fresh }: GameListProps) {
  // Bars beside the games show their margins; all groups share one scale.
  const extent = measureLine(
    sections.flatMap(({ groups }) => groups.flatMap(({ games }) => listMargins(games))),
  );
  return sections.map(({ id, title, note, groups, isGrouped = false }) => (
    <section key={id} className="section measured" aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      {groups.map(({ heading, record, games }) => (
        <div key={heading} className={styles.group}>
          {heading === "" ? undefined : (
            <div className={styles.head}>
              <h3 className="lab">{heading}</h3>
              {record && (
                <p>
                  <RecordText record={record} className={`num ${styles.record}`} />
                </p>
              )}
            </div>
          )}
          <GameRows
            games={games}
            crestSheet={crests}
            renderFacts={isGrouped ? undefined : ({ round, meetings }) => [round, meetings]}
            line={listMargins(games).length === 0 ? undefined : extent}
            getMark={({ key }) =>
              fresh?.some((game) => game.key === key) === true ? freshMark : undefined
            }
          />
        </div>
      ))}
    </section>
  ));
}
