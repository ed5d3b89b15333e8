import { Link } from "wouter";
import { RosterName } from "./RosterName.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { LeaderFlag } from "#app/routes/roster/player/LeaderFlag.tsx";
import type { Member } from "#app/routes/roster/member.ts";
import { SeasonDots } from "#app/routes/roster/player/SeasonDots.tsx";
import styles from "./PlayerList.module.css";

export interface PlayerRowProps {
  member: Member;
  busts: string;
  href: string;
  /** All years of the team, hers among them in figures and in words, and the one shown. */
  years: readonly number[];
  present: readonly number[];
  presentInWords: string;
  current: number;
  onPick: () => void;
}

export function PlayerRow({ member, busts, href, onPick, ...seasons }: PlayerRowProps) {
  const { years, present, presentInWords, current } = seasons;
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
        <SeasonDots years={years} present={present} current={current} />
        <span className="sr">{presentInWords}</span>
      </td>
    </tr>
  );
}
