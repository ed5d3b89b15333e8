import { Link } from "#app/ui/Link/Link.tsx";
import { SeasonYears } from "#app/entities/season/SeasonDiscs.tsx";
import { PersonSeasons } from "#app/entities/person/PersonSeasons.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import { PersonName } from "#app/entities/person/PersonName.tsx";
import { RoleSign } from "#app/entities/person/RoleSign.tsx";
import { describePosition } from "#app/entities/person/position.ts";
import type { Member } from "./member.ts";
import { useRosterContext } from "./roster-context.ts";
import styles from "./PlayerList.module.css";

function PlayerRow({ member }: { member: Member }) {
  const { data, season, linkTo } = useRosterContext();
  const position = describePosition(member);
  return (
    <tr>
      <td className={classes("num", styles.number)}>{member.number}</td>
      <th scope="row">
        <Link {...linkTo(member.id)} className="link row">
          <Art
            sheet={season.busts}
            id={member.id}
            viewBox="0 0 400 400"
            className={classes(styles.bust, inks[member.ground])}
          />
          <span className={`linkName ${styles.name}`}>
            <PersonName person={member} />
            {member.nickname === undefined ? undefined : <i> “{member.nickname}”</i>}
            <span className={classes("xs muted onPhones", styles.underName)}>{position}</span>
          </span>
          <RoleSign person={member} />
        </Link>
      </th>
      <td className="notOnPhones">{position}</td>
      <td>
        <PersonSeasons person={member} shown={data.seasons.indexOf(season)} />
      </td>
    </tr>
  );
}

/** List view: the same people as a table with each person's seasons; the current one is marked. */
export function PlayerList() {
  const { data, season, members } = useRosterContext();
  const years = data.seasons.map(({ year }) => year);
  return (
    <div className={styles.frame}>
      <table className={styles.list}>
        <caption className="sr">{words.playersThenCoaches(season.name)}</caption>
        <thead>
          <tr className="lab">
            <th scope="col">{personFacts.numberInShort}</th>
            <th scope="col">{words.player}</th>
            <th scope="col" className="notOnPhones">
              {personFacts.position}
            </th>
            <th scope="col">
              {personFacts.seasons}
              <span className={`onPhones muted ${styles.firstLast}`}>
                {seasonFacts.yearsOfDots(years)}
              </span>
              <SeasonYears years={years} className={`notOnPhones ${styles.years}`} />
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <PlayerRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
