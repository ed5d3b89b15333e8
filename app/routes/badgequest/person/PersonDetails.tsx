import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/badge-quest.ts";
import { Bust } from "./Bust.tsx";
import { awardsOfPerson, byKind } from "#app/routes/badgequest/log-queries.ts";
import { PersonSeason } from "./PersonSeason.tsx";
import type { QuestPerson } from "#app/routes/badgequest/quest.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./PersonDetails.module.css";

/** Individual Details: her figures, then her season award by award. */
export function PersonDetails({ person }: { person: QuestPerson }) {
  const { quest, log } = useScene();
  const kinds = byKind(quest, awardsOfPerson(quest, log, person));
  return (
    <>
      <div className={styles.head}>
        <Bust id={person.id} className={styles.picture} />
        <div>
          <h2 tabIndex={-1}>
            <span className={`d3 ${styles.first}`}>{person.first} </span>
            <Wood as="span" text={person.last} cap={0.1896} phoneCap={0.1996} />
          </h2>
          <ul className={styles.figures}>
            <li>
              <b className="num">{person.badges}</b>
              <span className={`lab ${styles.figure}`}>{words.badgesBelow(person.badges)}</span>
            </li>
            <li>
              <b className="num">{kinds.length}</b>
              <span className={`lab ${styles.figure}`}>{words.ofKinds(quest.badges.length)}</span>
            </li>
            {quest.total === 0 ? undefined : (
              <li>
                <Medal
                  place={person.place}
                  suffix={person.suffix}
                  metal={person.medal}
                  size="large"
                />
                <span className={`lab ${styles.figure}`} aria-hidden="true">
                  {words.place}
                </span>
              </li>
            )}
          </ul>
        </div>
      </div>
      <PersonSeason person={person} />
    </>
  );
}
