import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { SeasonData } from "#app/routes/season/season-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/season.ts";
import styles from "./SeasonRoster.module.css";

/** The team in rows, edge to edge, and everybody by number. */
export function SeasonRoster({ data }: { data: SeasonData }) {
  const { members, team, art } = data;
  return (
    <>
      <Art
        sheet={art.lineup}
        id="team"
        viewBox="0 0 1440 430"
        className={`onScreens ${styles.lineup}`}
        fills
      />
      <div className={`wrap ${styles.roster}`}>
        <Heading id="roster" title={words.theRoster} note={team} />
        <ol className={styles.list}>
          {members.map(({ id, name, number, as, alsoCoach }) => (
            <li key={id}>
              <Link href={paths.player({ id })} className="link">
                <span className={`num ${styles.number}`}>{number}</span>
                <span className="linkName">{name}</span>
                {as === "player" && !alsoCoach ? undefined : (
                  <span className={`centered ${styles.flag}`}>
                    <Icon name="clipboard" />
                    <span className="sr">
                      {as === "captain" ? personFacts.captain : personFacts.coach}
                    </span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
