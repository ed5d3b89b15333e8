import type { ReactNode } from "react";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import type { ShownDay } from "./show-day.ts";
import styles from "./Schedule.module.css";

/** The tournament or the tryouts that are listed, as a link, and their facts. */
function Line({ day: { name, href, facts }, children }: { day: ShownDay; children?: ReactNode }) {
  return (
    <p className={`cluster ${styles.line}`}>
      {children}
      <Link href={href} className="goldLink">
        {name}
      </Link>
      {facts.map((fact) => (
        <span key={fact}> {fact}</span>
      ))}
    </p>
  );
}

function Games({ day: { games, next }, crestSheet }: { day: ShownDay; crestSheet: string }) {
  const mark = {
    label: next?.isOn === true ? words.onNow : words.next,
    look: "next",
  } as const;
  return (
    <GameRows
      games={games}
      crestSheet={crestSheet}
      renderFacts={({ round, meetings }) => [round, meetings]}
      getMark={({ key }) => (key === next?.game.key ? mark : undefined)}
    />
  );
}

interface ScheduleProps {
  day: ShownDay;
  /** The last games, below a day without any. */
  last: ShownDay | undefined;
  /** URL of the sheet with the crests. */
  crestSheet: string;
}

/** The next, current or last event, or the tryouts: one line, and a list of games or days. */
export function Schedule({ day, last, crestSheet }: ScheduleProps) {
  const { title, note, href, share, days } = day;
  return (
    <section className="wrap section measured" aria-label="Schedule">
      <Heading title={title} note={note} />
      <Line day={day} />
      <div>
        {day.games.length > 0 && <Games day={day} crestSheet={crestSheet} />}
        {share && (
          <p className={`cluster sm ${styles.share}`}>
            <span className="muted">{share}</span>{" "}
            <Link href={href} className="linedLink">
              All games
            </Link>
          </p>
        )}
        {days.length > 0 && (
          <List as="ol" className="rows">
            {days.map((tryout) => (
              <li key={`${tryout.day} ${tryout.detail}`} className={styles.tryout}>
                <b>{tryout.day}</b> <span className="muted">{tryout.detail}</span>
              </li>
            ))}
          </List>
        )}
        {last && (
          <>
            <Line day={last}>
              <span className="muted">{last.title}</span>{" "}
            </Line>
            <Games day={last} crestSheet={crestSheet} />
          </>
        )}
      </div>
    </section>
  );
}
