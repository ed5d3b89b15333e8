import { Link } from "wouter";
import { RosterName } from "./RosterName.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { LeaderFlag } from "#app/routes/roster/player/LeaderFlag.tsx";
import type { Member } from "#app/routes/roster/member.ts";
import * as words from "#words/pages/roster.ts";
import styles from "./PlayerTile.module.css";

interface PlayerTileProps {
  member: Member;
  /** The sheet with the season's busts. */
  busts: string;
  href: string;
  /** In the strip of people: smaller, and without the position. */
  small?: boolean;
  current?: boolean;
  onPick: () => void;
}

/** A person's bust with her name; it leads to her page in this season. */
export function PlayerTile(props: PlayerTileProps) {
  const { member, busts, href, small = false, current = false, onPick } = props;
  return (
    <Link
      href={href}
      className={classes("link", styles.tile, small && styles.small)}
      aria-current={current ? "true" : undefined}
      onClick={onPick}
    >
      <Art
        sheet={busts}
        id={member.id}
        viewBox="0 0 400 400"
        className={classes(styles.bust, inks[member.ground])}
      />
      <span className={`linkName ${styles.name}`}>
        <RosterName member={member} />
        {member.number === undefined ? undefined : (
          <span className="sr"> {words.number(member.number)}</span>
        )}
      </span>
      {small ? undefined : <span className="xs muted">{member.position}</span>}
      {member.leads === undefined ? undefined : (
        <LeaderFlag leads={member.leads} withPosition={!small} className={styles.flag} />
      )}
    </Link>
  );
}
