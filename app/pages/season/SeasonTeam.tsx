import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { useSite } from "#app/routes/site.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { chooseArrow } from "#app/ui/AnyLink/choose-arrow.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/season.ts";
import type { SeasonData, SeasonQuest } from "./shape-season.ts";
import styles from "./SeasonTeam.module.css";

function Release({ link }: { link: string }) {
  const { labels } = useSite();
  return (
    <AnyLink href={link} className={classes(buttons.button, buttons.quiet)}>
      <ButtonFace icon={chooseArrow(link)}>
        {labels?.rosterRelease ?? seasonFacts.rosterRelease}
      </ButtonFace>
    </AnyLink>
  );
}

/** Links to the official roster and to the team's announcement. */
function RosterLinks({ data: { official, release } }: { data: SeasonData }) {
  if ((official ?? release) === undefined) return undefined;
  return (
    <p className={`onScreens cluster ${styles.links}`}>
      {official === undefined ? undefined : (
        <ExternalLink href={official.link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{official.label}</ButtonFace>
        </ExternalLink>
      )}
      {release === undefined ? undefined : <Release link={release} />}
    </p>
  );
}

export function Highlights({ highlights }: Pick<SeasonData, "highlights">) {
  const { language } = useSite();
  if (highlights.length === 0) return undefined;
  return (
    <aside>
      <h2 className="lab sectionHead">{words.highlights}</h2>
      <List className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight} lang={language}>
            {highlight}
          </li>
        ))}
      </List>
    </aside>
  );
}

/** A drawing of the team across the page, and everyone by number. */
export function SeasonRoster({ data }: { data: SeasonData }) {
  const { members, team, art } = data;
  return (
    <>
      {art.team === undefined ? undefined : <TeamPicture team={art.team} className="onScreens" />}
      <div className={`wrap ${styles.roster}`}>
        <Heading id="roster" title={words.theRoster} note={team} />
        <List as="ol" className={styles.list}>
          {members.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} hasNumber />
            </li>
          ))}
        </List>
        <RosterLinks data={data} />
      </div>
    </>
  );
}

/** That year's leaders in Badge Quest, and the number of badges. */
export function Quest({ quest, busts }: { quest: SeasonQuest; busts: string }) {
  const { badgequest } = usePaths();
  const { title, total, leaders, inQuest } = quest;
  return (
    <section aria-labelledby="quest">
      <Heading id="quest" title={title} note={counts.badges(total)} />
      {leaders.length === 0 ? undefined : (
        <List as="ol" className={styles.questLeaders}>
          {leaders.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={person}
                place={<Medal place={ordinal(person.place)} />}
                busts={busts}
                note={person.badges === undefined ? undefined : counts.badges(person.badges)}
              />
            </li>
          ))}
        </List>
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
