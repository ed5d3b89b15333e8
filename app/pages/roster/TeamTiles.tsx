import { useEffect, useRef } from "react";
import { PersonTile } from "#app/entities/person/PersonTile.tsx";
import { List } from "#app/ui/List/List.tsx";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import playerStyles from "./PlayerView.module.css";
import styles from "./Roster.module.css";

/** Everyone on the season's roster. */
export function PlayerGrid() {
  const { season, personLink } = useRoster();
  return (
    <List as="ol" className={styles.grid}>
      {season.members.map((member) => (
        <li key={member.id}>
          <PersonTile
            person={member}
            address={personLink(member)}
            sheet={season.busts}
            ground={inks[member.ground]}
          />
        </li>
      ))}
    </List>
  );
}

/** Everyone of the season in a strip that scrolls sideways to the shown person. */
export function PeopleStrip({ shown: { id: shownId } }: { shown: RosterMember }) {
  const { season, personLink } = useRoster();
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const tile = list?.querySelector<HTMLElement>(`[href*="player=${shownId}"], [aria-current]`);
    // `scrollIntoView` would scroll the page, too.
    if (list && tile) list.scrollLeft = tile.offsetLeft - (list.clientWidth - tile.offsetWidth) / 2;
  }, [shownId]);
  return (
    <List
      as="ol"
      ref={strip}
      className={`onScreens ${playerStyles.strip}`}
      aria-label={`Everyone on ${season.name}`}
    >
      {season.members.map((member) => (
        <li key={member.id}>
          <PersonTile
            person={member}
            address={{
              ...personLink(member),
              "aria-current": member.id === shownId ? "true" : undefined,
            }}
            sheet={season.busts}
            ground={inks[member.ground]}
            isSmall
          />
        </li>
      ))}
    </List>
  );
}
