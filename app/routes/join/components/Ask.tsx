import { PersonLink } from "#app/page/PersonLink.tsx";
import type { JoinData } from "#app/routes/join/join-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/join.ts";
import styles from "./Ask.module.css";

/** Whom to ask: the captains of the season shown first, and the team's address. */
export function Ask({ ask, busts }: Pick<JoinData, "ask"> & { busts: string }) {
  const { title, people, contact, email } = ask;
  if (people.length === 0 && email === undefined) return undefined;
  return (
    <section aria-labelledby="who-to-ask">
      <Heading
        id="who-to-ask"
        title={words.contact}
        note={people.length === 0 ? undefined : title}
      />
      {people.length === 0 ? undefined : (
        <ul className={styles.people}>
          {people.map(({ name: person, note }) => (
            <li key={person.id}>
              <PersonLink person={person} className={`link row ${styles.person}`}>
                <Art
                  sheet={busts}
                  id={person.id}
                  viewBox="0 0 400 400"
                  className="bust"
                  sizes="48px"
                />
                <span>
                  <b className="linkName">{person.name}</b>
                  <span className={`xs muted ${styles.note}`}>{note}</span>
                </span>
              </PersonLink>
            </li>
          ))}
        </ul>
      )}
      {email === undefined ? undefined : (
        <p className={styles.email}>
          {contact === undefined ? undefined : words.aboutTheTryouts(contact)}
          <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
        </p>
      )}
    </section>
  );
}
