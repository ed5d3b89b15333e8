import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { Bust } from "#app/routes/badgequest/person/Bust.tsx";
import { PersonLink } from "#app/routes/badgequest/person/PersonLink.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import styles from "./Overview.module.css";

/** Total, participation and who leads; everybody who shares the first place is named. */
export function Overview() {
  const { quest } = useScene();
  const leaders = quest.people.filter(({ id }) => quest.leaders.includes(id));
  return (
    <dl className={`cluster ${styles.overview}`}>
      <div>
        <dt className="lab">{words.totalBadgesEarned}</dt>
        <dd className={`num ${styles.figure}`}>{quest.total}</dd>
      </div>
      <div>
        <dt className="lab">{words.teamParticipation}</dt>
        <dd className={`num ${styles.figure}`}>{quest.participation}%</dd>
      </div>
      {leaders.length > 0 ? (
        <div className={classes(styles.leaders, leaders.length > 1 && styles.several)}>
          <dt className="lab">{words.leaders(leaders.length, quest.ended === undefined)}</dt>
          {leaders.map((person) => (
            <dd key={person.id}>
              <PersonLink who={person} className={`plainLink ${styles.leader}`}>
                <Bust id={person.id} />
                <span>
                  <b className="d3 linkName">{fullName(person)}</b>
                  <span className="sm muted"> {counts.badges(person.badges)}</span>
                </span>
              </PersonLink>
            </dd>
          ))}
        </div>
      ) : undefined}
    </dl>
  );
}
