import { useSite } from "#app/page/site.ts";
import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { SeasonData, SeasonMember } from "#app/routes/season/season-data.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/season.ts";
import styles from "./Leaders.module.css";

interface GroupProps {
  one: string;
  many: string;
  people: readonly SeasonMember[];
  data: SeasonData;
}

function Group({ one, many, people, data }: GroupProps) {
  if (people.length === 0) return undefined;
  return (
    <div className={styles.group}>
      <h2 className="lab">{people.length === 1 ? one : many}</h2>
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Link href={paths.player({ id })} className="link row">
              <Art
                sheet={data.art.busts}
                id={id}
                viewBox="0 0 400 400"
                className="bust"
                sizes="48px"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Release({ link }: { link: string }) {
  const { labels } = useSite();
  return (
    <AnyLink href={link} className={classes(buttons.button, buttons.quiet)}>
      <ButtonFace icon={arrowOf(link)}>
        {labels?.rosterRelease ?? seasonFacts.rosterRelease}
      </ButtonFace>
    </AnyLink>
  );
}

/** Highlights of the season, its captains and coaches, and its official roster. */
export function Leaders({ data }: { data: SeasonData }) {
  const { highlights, members, captains, official, release } = data;
  return (
    <aside className={styles.leaders}>
      {highlights.length === 0 ? undefined : (
        <div className={styles.group}>
          <h2 className="lab">{words.highlights}</h2>
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      )}
      <Group
        one={personFacts.captain}
        many={personFacts.captains}
        people={captains.flatMap((id) => members.find((member) => member.id === id) ?? [])}
        data={data}
      />
      <Group
        one={personFacts.coach}
        many={personFacts.coaches}
        people={members.filter(({ as, alsoCoach }) => as === "coach" || alsoCoach)}
        data={data}
      />
      {(official ?? release) === undefined ? undefined : (
        <p className={`onScreens stack ${styles.links}`}>
          {official === undefined ? undefined : (
            <ExternalLink href={official.link} className={buttons.button}>
              <ButtonFace icon="arrow-up-right">{official.label}</ButtonFace>
            </ExternalLink>
          )}
          {release === undefined ? undefined : <Release link={release} />}
        </p>
      )}
    </aside>
  );
}
