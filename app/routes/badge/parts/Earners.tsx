import { timesEarned } from "#app/domain/badge-quest/count-tag.ts";
import type { BadgeEdition } from "#app/routes/badge/badge-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PersonLink } from "#app/page/PersonLink.tsx";
import styles from "./Earners.module.css";

/** Who earned the badge in an edition, most often first, then in roster order. */
export function Earners({ edition, className }: { edition: BadgeEdition; className: string }) {
  const { title, year, note, earners } = edition;
  const id = `earned-${year}`;
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} title={title} note={earners.length === 0 ? undefined : note} />
      {earners.length === 0 ? (
        <p className={styles.nobody}>{note}</p>
      ) : (
        <ol className={styles.earners}>
          {earners.map((person) => (
            <li key={person.id}>
              <PersonLink person={person} />
              <b className="num" aria-hidden="true">
                {person.times}
              </b>
              <span className="sr">{timesEarned(person.times)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
