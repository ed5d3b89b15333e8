import { PersonName } from "#app/entities/person/PersonLink.tsx";
import { PersonSeasons } from "#app/entities/person/PersonSeasons.tsx";
import { describePosition } from "#app/entities/person/position.ts";
import { RoleSign } from "#app/entities/person/RoleSign.tsx";
import { DiscKey, SeasonYears } from "#app/entities/season/SeasonDiscs.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./PlayerList.module.css";

function PlayerRow({ member }: { member: RosterMember }) {
  const { seasons, season, personLink } = useRoster();
  const shownIndex = seasons.findIndex(({ id }) => id === season.id);
  const position = describePosition(member);
  return (
    <tr>
      <td className={`num ${styles.number}`}>{member.number}</td>
      <th scope="row">
        <Link {...personLink(member)} className="link row">
          <Art
            sheet={season.busts}
            id={member.id}
            viewBox="0 0 400 400"
            className={classes(styles.bust, inks[member.ground])}
          />
          <span className="linkName">
            <PersonName person={member} />
            {member.nickname && <span className="muted"> “{member.nickname}”</span>}
            <span className={`xs muted onPhones ${styles.below}`}>{position}</span>
          </span>
          <RoleSign role={member.role} className="onScreens" />
        </Link>
      </th>
      <td className="notOnPhones">{position}</td>
      <td>
        <PersonSeasons person={member} shownIndex={shownIndex} />
      </td>
    </tr>
  );
}

/** The season's team as a table with each person's seasons; the shown one is marked. */
export function PlayerList() {
  const { seasons, season } = useRoster();
  const years = seasons.map(({ year }) => year);
  return (
    <div className="measured">
      <table className={styles.list}>
        <caption className="sr">{season.name}: players, then coaches</caption>
        <thead>
          <tr className="lab">
            <th scope="col">No.</th>
            <th scope="col">Player</th>
            <th scope="col" className="notOnPhones">
              Position
            </th>
            <th scope="col">
              Seasons
              <span className={`xs muted onPhones ${styles.below}`}>
                {words.yearsOfDots(years)}
              </span>
              <SeasonYears years={years} className={`notOnPhones ${styles.below}`} />
            </th>
          </tr>
        </thead>
        <tbody>
          {season.members.map((member) => (
            <PlayerRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
      <div className="onScreens apart">
        <DiscKey />
      </div>
    </div>
  );
}
