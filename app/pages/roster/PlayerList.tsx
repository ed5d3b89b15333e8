import { Link } from "#app/ui/Link/Link.tsx";
import {
  SeasonDiscs,
  type SeasonMark,
  SeasonYears,
} from "#app/pages/shared/charts/SeasonDiscs.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import { type Member, seasonsOf } from "./member.ts";
import { RosterName, LeaderFlag } from "./PlayerTiles.tsx";
import type { RosterData, SeasonData } from "./roster-data.ts";
import styles from "./PlayerList.module.css";

/** The seasons of somebody, the shown one marked. */
function marksOf(data: RosterData, shown: SeasonData, person: string): SeasonMark[] {
  const hers = seasonsOf(data, person);
  return data.seasons.map((season) => {
    if (!hers.includes(season)) return "-";
    return season === shown ? "s" : "p";
  });
}

interface PlayerRowProps {
  member: Member;
  busts: string;
  href: string;
  /** All seasons of the team, and hers in words. */
  seasons: readonly SeasonMark[];
  seasonsInWords: string;
  onPick: () => void;
}

function PlayerRow(props: PlayerRowProps) {
  const { member, busts, href, onPick, seasons, seasonsInWords } = props;
  return (
    <tr>
      <td className={classes("num", styles.number)}>{member.number}</td>
      <th scope="row">
        <Link href={href} className="link" onClick={onPick}>
          <Art
            sheet={busts}
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
        <SeasonDiscs seasons={seasons} />
        <span className="sr">{seasonsInWords}</span>
      </td>
    </tr>
  );
}

interface PlayerListProps extends Pick<PlayerRowProps, "onPick"> {
  data: RosterData;
  season: SeasonData;
  members: readonly Member[];
  addressOf: (person: string) => string;
}

/** List view: the same people as a table, with the seasons of each. */
export function PlayerList({ data, season, members, addressOf, onPick }: PlayerListProps) {
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
            <PlayerRow
              key={member.id}
              member={member}
              busts={season.busts}
              href={addressOf(member.id)}
              seasons={marksOf(data, season, member.id)}
              seasonsInWords={data.people[member.id]?.years ?? ""}
              onPick={onPick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
