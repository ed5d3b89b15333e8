import { Link } from "wouter";
import { medalOf } from "#app/domain/places/medal.ts";
import * as counts from "#words/grammar/counts.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import { usePaths } from "#app/page/use-paths.ts";
import type { SeasonQuest } from "#app/routes/season/season-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { PersonLink } from "#app/page/PersonLink.tsx";
import styles from "./Quest.module.css";

/** Leaders of Badge Quest that year, and the number of badges. */
export function Quest({ quest, busts }: { quest: SeasonQuest; busts: string }) {
  const { badgequest } = usePaths();
  const { title, total, leaders, inQuest } = quest;
  return (
    <section aria-labelledby="quest">
      <Heading id="quest" title={title} note={counts.badges(total)} />
      {leaders.length === 0 ? undefined : (
        <ol className={styles.leaders}>
          {leaders.map((person) => (
            <li key={person.id}>
              <PersonLink person={person}>
                <Medal
                  place={person.place}
                  suffix={ordinalSuffix(person.place)}
                  metal={medalOf(person.place)}
                />
                <Art
                  sheet={busts}
                  id={person.id}
                  viewBox="0 0 400 400"
                  className={styles.bust}
                  sizes="56px"
                />
                <span>
                  <b>{person.name}</b>
                  {person.badges === undefined ? undefined : (
                    <span className="xs muted">{counts.badges(person.badges)}</span>
                  )}
                </span>
              </PersonLink>
            </li>
          ))}
        </ol>
      )}
      {badgequest === undefined ? undefined : (
        <p className={`onScreens ${styles.on}`}>
          <Link
            href={inQuest === undefined ? `${badgequest()}#history` : badgequest(inQuest)}
            className={buttons.button}
          >
            <ButtonFace icon="arrow-right">{title}</ButtonFace>
          </Link>
        </p>
      )}
    </section>
  );
}
