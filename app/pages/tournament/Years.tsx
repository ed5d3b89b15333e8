import { Medal } from "#app/entities/finish/Medal.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { BodyData } from "./shape-body.ts";
import styles from "./TournamentPage.module.css";

/** Every year of the event with record, place and medal. */
export function Years({ id: current, years }: Pick<BodyData, "id" | "years">) {
  if (years.length === 0) return undefined;
  return (
    <section className="section onScreens" aria-labelledby="years">
      <Heading id="years" title={years.length === 2 ? "Both years" : "Every year"} />
      <List as="ol" className={styles.years}>
        {years.map(({ id, year, record, where, place }) => (
          <li key={id} className="measured">
            <Link
              href={paths.tournament({ id })}
              className="plainLink"
              aria-current={id === current ? "page" : undefined}
            >
              <span className={`num ${styles.date}`}>{year}</span>
              <span className="lines">
                <b className="linkName">{record && <RecordText record={record} />}</b>
                <span className="xs muted">{where}</span>
              </span>
              <Medal place={place} size="small" />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
