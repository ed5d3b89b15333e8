import { Link } from "#app/ui/Link/Link.tsx";
import { SeasonDiscs, type SeasonMark, SeasonYears } from "#app/entities/season/SeasonDiscs.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import { type Member, seasonsOf } from "./member.ts";
import { RosterName, LeaderFlag } from "./PlayerTiles.tsx";
import { useScene } from "./scene.ts";
import styles from "./PlayerList.module.css";

function PlayerRow({ member }: { member: Member }) {
  const { data, season, linkTo } = useScene();
  const hers = seasonsOf(data, member.id);
  const marks = data.seasons.map((one): SeasonMark => {
    if (!hers.includes(one)) return "-";
    return one === season ? "s" : "p";
  });
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
            <RosterName member={member} />
            {member.nickname === undefined ? undefined : <i> “{member.nickname}”</i>}
            <span className={classes("xs muted onPhones", styles.underName)}>
              {member.position}
            </span>
          </span>
          {member.leads === undefined ? undefined : (
            <LeaderFlag leads={member.leads} withPosition className={styles.flag} />
          )}
        </Link>
      </th>
      <td className="notOnPhones">{member.position}</td>
      <td>
        <SeasonDiscs seasons={marks} />
        <span className="sr">{data.people[member.id]?.years}</span>
      </td>
    </tr>
  );
}

/** List view: the same people as a table with each person's seasons; the current one is marked. */
export function PlayerList() {
  const { data, season, members } = useScene();
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
