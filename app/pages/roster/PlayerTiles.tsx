import { useEffect, useRef } from "react";
import { PersonTile } from "#app/entities/person/PersonTile.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as words from "#words/pages/roster.ts";
import { List } from "#app/ui/List/List.tsx";
import { useRosterContext } from "./roster-context.ts";
import styles from "./PlayerTiles.module.css";

/** Grid view: everyone on the season's roster, players before coaches. */
export function PlayerGrid() {
  const { season, members, linkTo } = useRosterContext();
  return (
    <List as="ol" className={styles.grid}>
      {members.map((member) => (
        <li key={member.id}>
          <PersonTile
            person={member}
            address={linkTo(member.id)}
            busts={season.busts}
            ground={inks[member.ground]}
          />
        </li>
      ))}
    </List>
  );
}

/** Scrolls a strip, never the page, so that the item at an index is centered. */
function centerInStrip(strip: HTMLElement | null, index: number): void {
  const item = strip?.children[index];
  if (strip == null || item === undefined) return;
  const [view, box] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += box.left + box.width / 2 - (view.left + view.width / 2);
}

/** Everyone of the season in a horizontally scrolling strip. */
export function PeopleStrip({ person }: { person: string }) {
  const { season, members, linkTo } = useRosterContext();
  const strip = useRef<HTMLOListElement>(null);
  const index = members.findIndex(({ id }) => id === person);
  useEffect(() => {
    centerInStrip(strip.current, index);
  }, [index]);
  return (
    <List
      as="ol"
      ref={strip}
      className={`onScreens stack ${styles.strip}`}
      aria-label={words.everyoneOn(season.name)}
    >
      {members.map((member) => (
        <li key={member.id}>
          <PersonTile
            person={member}
            address={{
              ...linkTo(member.id),
              "aria-current": member.id === person ? "true" : undefined,
            }}
            busts={season.busts}
            ground={inks[member.ground]}
            isSmall
          />
        </li>
      ))}
    </List>
  );
}
