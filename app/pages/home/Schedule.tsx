import { GameRows } from "#app/entities/game/GameRows.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/home.ts";
import type { ShownDay } from "./present-day.ts";
import styles from "./Schedule.module.css";

interface ScheduleProps {
  day: ShownDay;
  /** URL of the sheet with the crests. */
  art: string;
  /** Name of the region. */
  label: string;
}

/** The next, current or last event, or the tryouts: one line, and a list of games or days. */
export function Schedule({ day, art, label }: ScheduleProps) {
  const { title, note, name, href, facts, share, next, days } = day;
  const mark = {
    label: next?.isOn === true ? onTheDay.onNow : onTheDay.next,
    look: "next",
  } as const;
  return (
    <section className={`wrap section ${styles.schedule}`} aria-label={label}>
      <Heading title={title} note={note} />
      <p className={`cluster ${styles.line}`}>
        <Link href={href} className="goldLink">
          {name}
        </Link>
        {facts.map((fact) => (
          <span key={fact}> {fact}</span>
        ))}
      </p>
      {day.games.length === 0 ? undefined : (
        <GameRows
          games={day.games}
          crests={art}
          facts={["round", "meetings"]}
          time="when"
          extras
          markOf={({ key }) => (key === next?.game.key ? mark : undefined)}
        />
      )}
      {share === undefined ? undefined : (
        <p className={`cluster sm ${styles.share}`}>
          <span className="muted">{share}</span>{" "}
          <Link href={href} className="linedLink">
            {words.allGames}
          </Link>
        </p>
      )}
      {days.length === 0 ? undefined : (
        <List as="ol" className="rows">
          {days.map((tryout) => (
            <li key={`${tryout.day} ${tryout.detail}`} className={styles.tryout}>
              <b>{tryout.day}</b> <span className="muted">{tryout.detail}</span>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
