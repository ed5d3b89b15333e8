import { useEffect, useRef } from "react";
import type { Member } from "./member.ts";
import { PlayerTile } from "./PlayerTile.tsx";
import type { SeasonData } from "./roster-data.ts";
import styles from "./PeopleStrip.module.css";

interface PeopleStripProps {
  season: SeasonData;
  members: readonly Member[];
  person: string;
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** Scrolls the strip, never the page, until the person at a place stands in its middle. */
function centre(strip: HTMLElement | null, place: number): void {
  const tile = strip?.children[place];
  if (strip == null || tile === undefined) return;
  const [view, box] = [strip.getBoundingClientRect(), tile.getBoundingClientRect()];
  strip.scrollLeft += box.left + box.width / 2 - (view.left + view.width / 2);
}

/** Everyone of the season side by side; it scrolls sideways by itself. */
export function PeopleStrip({ season, members, person, addressOf, onPick }: PeopleStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const place = members.findIndex(({ id }) => id === person);
  useEffect(() => {
    centre(strip.current, place);
  }, [place]);
  return (
    <ol ref={strip} className={styles.strip} aria-label={`Everyone on ${season.name}`}>
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
