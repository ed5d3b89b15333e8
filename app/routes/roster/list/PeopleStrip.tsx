import { useEffect, useRef } from "react";
import * as words from "#words/pages/roster.ts";
import { centerInStrip } from "./center-in-strip.ts";
import type { Member } from "#app/routes/roster/member.ts";
import { PlayerTile } from "./PlayerTile.tsx";
import type { SeasonData } from "#app/routes/roster/roster-data.ts";
import styles from "./PeopleStrip.module.css";

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
