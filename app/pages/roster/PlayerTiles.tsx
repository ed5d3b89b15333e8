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
import type { SeasonData } from "./roster-data.ts";
import styles from "./PlayerTiles.module.css";

/** A name with its first part in bold, and the number of somebody who has a namesake. */
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
  /** Her position stands beside it: a coach's says the word already. */
  withPosition?: boolean;
  className?: string | undefined;
}

/** The gold clipboard of captains and coaches; readers get the word, once. */
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
  /** The sheet with the season's busts. */
  busts: string;
  href: string;
  /** In the strip of people: smaller, and without the position. */
  small?: boolean;
  current?: boolean;
  onPick: () => void;
}

/** A person's bust with her name; it leads to her page in this season. */
function PlayerTile(props: PlayerTileProps) {
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

interface PlayerGridProps {
  members: readonly Member[];
  busts: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** How many people the first frame has: two rows of five, five of two on phones. */
const FIRST = 10;

/** Roster view: everyone of the season, players before coaches. */
export function PlayerGrid({ members, busts, addressOf, onPick }: PlayerGridProps) {
  const shown = useAfterFirstFrame() ? members : members.slice(0, FIRST);
  return (
    <ol className={styles.grid}>
      {shown.map((member) => (
        <li key={member.id}>
          <PlayerTile member={member} busts={busts} href={addressOf(member.id)} onPick={onPick} />
        </li>
      ))}
    </ol>
  );
}

interface PeopleStripProps {
  season: SeasonData;
  members: readonly Member[];
  person: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** Everyone of the season side by side; it scrolls sideways by itself. */
export function PeopleStrip({ season, members, person, addressOf, onPick }: PeopleStripProps) {
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
          <PlayerTile
            member={member}
            busts={season.busts}
            href={addressOf(member.id)}
            small
            current={member.id === person}
            onPick={onPick}
          />
        </li>
      ))}
    </ol>
  );
}
