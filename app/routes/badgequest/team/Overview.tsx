import { fullName } from "#app/domain/roster/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { plural } from "#app/lib/text/plural.ts";
import { Bust } from "#app/routes/badgequest/person/Bust.tsx";
import { PersonLink } from "#app/routes/badgequest/person/PersonLink.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./Overview.module.css";

/** Total, participation and who leads; everybody who shares the first place is named. */
export function Overview() {
  const { quest } = useScene();
  const leaders = quest.people.filter(({ id }) => quest.leaders.includes(id));
  return (
    <dl className={styles.overview}>
      <div>
        <dt className="lab">Total badges earned</dt>
        <dd className={`num ${styles.figure}`}>{quest.total}</dd>
      </div>
      <div>
        <dt className="lab">Team participation</dt>
        <dd className={`num ${styles.figure}`}>{quest.participation}%</dd>
      </div>
      {leaders.length > 0 ? (
        <div className={classes(styles.leaders, leaders.length > 1 && styles.several)}>
          <dt className="lab">
            {quest.ended === undefined ? "Current leader" : "Leader"}
            {leaders.length > 1 ? "s" : ""}
          </dt>
          {leaders.map((person) => (
            <dd key={person.id}>
              <PersonLink who={person} className={styles.leader}>
                <Bust id={person.id} />
                <span>
                  <b className="d3">{fullName(person)}</b>
                  <span className="sm mut"> {plural(person.badges, "badge")}</span>
                </span>
              </PersonLink>
            </dd>
          ))}
        </div>
      ) : undefined}
    </dl>
  );
}
