import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import type { LinkToView } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import { PersonLink, PersonName } from "./PersonLink.tsx";
import { describePosition, isPlayer } from "./position.ts";
import { RoleSign } from "./RoleSign.tsx";
import type { PersonShape } from "./shape.ts";
import styles from "./PersonTile.module.css";

interface PersonTileProps {
  person: PersonShape;
  address: LinkToView;
  /** Sheet with her picture. */
  sheet: string;
  /** Class with the background color of the picture. */
  ground: string | undefined;
  /** Smaller, with her role in place of her position. */
  isSmall?: boolean;
}

/** A person as a card: picture, name and position. */
export function PersonTile({ person, address, sheet, ground, isSmall = false }: PersonTileProps) {
  const { id, number = "", role } = person;
  const below = isSmall ? role : describePosition(person);
  return (
    <PersonLink
      person={person}
      address={address}
      className={classes("link", styles.tile, isSmall && styles.small)}
    >
      <Art sheet={sheet} id={id} viewBox="0 0 400 400" className={classes(styles.bust, ground)} />
      <span className={`linkName ${styles.name}`}>
        <PersonName person={person} />
        {number === "" || !isPlayer(person) ? undefined : (
          <span className="sr"> {words.jerseyNumber(number)}</span>
        )}
      </span>
      {below ? <span className="xs muted"> {below}</span> : undefined}
      <RoleSign role={person.role} className={`onScreens ${styles.sign}`} />
    </PersonLink>
  );
}
