import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import type { PersonAddress } from "./PersonLink.tsx";
import { PersonRow } from "./PersonRow.tsx";
import type { PeopleGroup, PersonShape } from "./shape.ts";
import styles from "./PeopleByCount.module.css";

export interface PeopleByCountProps {
  groups: readonly PeopleGroup[];
  /** Unit after the number: "season", "times". */
  unit: (count: number) => string;
  /** Accessible name of a group of people: "3 seasons together". */
  label: (count: number) => string;
  /** Sheet with their pictures by id; without it, only names are shown. */
  busts?: string | undefined;
  /** Where a person's link leads; by default, to her page. */
  getLinkProps?: (person: PersonShape) => PersonAddress | undefined;
  className?: string | undefined;
}

/** People grouped by a count; each group is preceded by its number. */
export function PeopleByCount({ groups, className, ...props }: PeopleByCountProps): ReactNode {
  const { unit, label, busts, getLinkProps } = props;
  return (
    <List as="ol" className={classes(styles.groups, className)}>
      {groups.map(({ count, people }) => (
        <li key={count}>
          <span aria-hidden="true">
            <span className={`num ${styles.count}`}>{count}</span>{" "}
            <span className="xs muted">{unit(count)}</span>
          </span>
          <List aria-label={`${label(count)}: ${counts.people(people.length)}`}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} address={getLinkProps?.(person)} busts={busts} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
