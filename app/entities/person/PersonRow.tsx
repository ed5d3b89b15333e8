import type { ReactNode } from "react";
import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import type { LinkToView } from "#app/ui/Link/Link.tsx";
import { PersonLink, PersonName } from "./PersonLink.tsx";
import { describePosition } from "./position.ts";
import { RoleSign } from "./RoleSign.tsx";
import type { PersonShape } from "./shape.ts";
import styles from "./PersonRow.module.css";

interface PersonRowProps {
  person: PersonShape;
  address?: LinkToView | undefined;
  /** Before her picture, such as a medal. */
  place?: ReactNode;
  /** Sheet with her picture; without it, the row has none. */
  sheet?: string | undefined;
  /** At the start of the row, or after the name in lists by last name. */
  hasNumber?: boolean;
  /** In lists by last name, with the position below; elsewhere only a captain's or coach's role is there. */
  isLastFirst?: boolean;
  /** Below the name. */
  note?: ReactNode;
  /** At the end of the row, such as a count or `PersonSeasons`. */
  end?: ReactNode;
  className?: string | undefined;
}

/** A person in a list: a link with the columns that the list asks for. */
export function PersonRow({ person, address, place, sheet, ...columns }: PersonRowProps) {
  const { hasNumber = false, isLastFirst = false, note, end } = columns;
  const below = isLastFirst ? describePosition(person) : person.role;
  // The sheet of everyone has only people of the rosters.
  const isDrawn = sheet !== undefined && (address !== undefined || !person.hasNoPage);
  const numberCell = hasNumber && <span className={`num ${styles.number}`}>{person.number}</span>;
  return (
    <PersonLink
      person={person}
      address={address}
      className={classes("link", styles.row, columns.className)}
    >
      {place}
      {!isLastFirst && numberCell}
      {isDrawn && (
        <Art
          sheet={sheet}
          id={person.id}
          viewBox="0 0 400 400"
          className={styles.bust}
          sizes="56px"
        />
      )}
      <span className={styles.name}>
        <span className="linkName">
          {isLastFirst ? <PersonName person={person} isLastFirst /> : fullName(person)}
        </span>
        {below && <span className="xs muted"> {below}</span>}
        {note !== undefined && <span className="xs muted"> {note}</span>}
      </span>
      <RoleSign role={person.role} className="onScreens" />
      {isLastFirst && numberCell}
      {end}
    </PersonLink>
  );
}
