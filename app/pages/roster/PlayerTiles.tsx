import { useEffect, useRef } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { useAfterFirstFrame } from "#app/ui/hooks/use-rest-later.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/roster.ts";
import { centerInStrip } from "./center-in-strip.ts";
import type { Member } from "./member.ts";
import { useScene } from "./scene.ts";
import styles from "./PlayerTiles.module.css";

/** A name with its first part in bold. Namesakes also get their number. */
export function RosterName({ member: { first, last, apart } }: { member: Member }) {
  if (first === "") return <b>{last}</b>;
  return (
    <>
      <b>{first}</b> {last}
      {apart === undefined ? undefined : ` (${apart})`}
    </>
  );
}

interface LeaderFlagProps {
  leads: "Captain" | "Coach";
  /** Her position is shown beside it; for coaches it already says "coach". */
  withPosition?: boolean;
  className?: string | undefined;
}

/** A gold clipboard for captains and coaches. Screen readers get the word, once. */
export function LeaderFlag({ leads, withPosition = false, className }: LeaderFlagProps) {
  const word = leads === "Coach" ? personFacts.coach : personFacts.captain;
  const isSaid = withPosition && leads === "Coach";
  return (
    <span
      className={classes("centered", styles.leaderFlag, className)}
      title={word}
      aria-hidden={isSaid ? true : undefined}
    >
      <Icon name="clipboard" />
      {isSaid ? undefined : <span className="sr"> {word}</span>}
    </span>
  );
}

interface PlayerTileProps {
  member: Member;
  /** Smaller and without the position, for the strip of people. */
  small?: boolean;
  current?: boolean;
}

/** A person's picture and name, with a link to her in this season. */
function PlayerTile({ member, small = false, current = false }: PlayerTileProps) {
  const { season, linkTo } = useScene();
  return (
    <Link
      {...linkTo(member.id)}
      className={classes("link", styles.tile, small && styles.small)}
      aria-current={current ? "true" : undefined}
    >
      <Art
        sheet={season.busts}
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

/** Number of people in the first frame: two rows of five, or five rows of two on phones. */
const FIRST = 10;

/** Grid view: everyone on the season's roster, players before coaches. */
export function PlayerGrid() {
  const { members } = useScene();
  const shown = useAfterFirstFrame() ? members : members.slice(0, FIRST);
  return (
    <ol className={styles.grid}>
      {shown.map((member) => (
        <li key={member.id}>
          <PlayerTile member={member} />
        </li>
      ))}
    </ol>
  );
}

/** Everyone of the season in a horizontally scrolling strip. */
export function PeopleStrip({ person }: { person: string }) {
  const { season, members } = useScene();
  const strip = useRef<HTMLOListElement>(null);
  const place = members.findIndex(({ id }) => id === person);
  useEffect(() => {
    centerInStrip(strip.current, place);
  }, [place]);
  return (
    <ol
      ref={strip}
      className={`onScreens stack ${styles.strip}`}
      aria-label={words.everyoneOn(season.name)}
    >
      {members.map((member) => (
        <li key={member.id}>
          <PlayerTile member={member} small current={member.id === person} />
        </li>
      ))}
    </ol>
  );
}
