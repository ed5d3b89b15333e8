import type { ComponentType, ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import * as counts from "#words/grammar/counts.ts";
import type { PersonName } from "#app/record/person-name.ts";
import type { CountGroup } from "./count-group.ts";
import styles from "./PeopleByCount.module.css";

export interface CountedPersonLink {
  person: PersonName;
  className: string;
  children: ReactNode;
}

export interface PeopleByCountProps {
  groups: readonly CountGroup[];
  /** Unit after the number: "season", "times". */
  unit: (count: number) => string;
  /** Accessible name of a group of people: "3 seasons together". */
  label: (count: number) => string;
  /** Sheet with their pictures by id; without it, only names are shown. */
  busts?: string | undefined;
  /** Component that links to a person; by default, to her page. */
  personLink?: ComponentType<CountedPersonLink>;
  className?: string | undefined;
}

/** People grouped by a count; each group is preceded by its number. */
export function PeopleByCount({ groups, className, ...row }: PeopleByCountProps): ReactNode {
  return (
    <ol className={classes(styles.groups, className)}>
      {groups.map((group) => (
        <Group key={group.count} group={group} {...row} />
      ))}
    </ol>
  );
}

interface GroupProps extends Pick<PeopleByCountProps, "unit" | "label" | "busts" | "personLink"> {
  group: CountGroup;
}

function Group({ group: { count, people }, ...props }: GroupProps) {
  const { unit, label, busts, personLink: Name = PersonLink } = props;
  return (
    <li>
      <span aria-hidden="true">
        <span className={`num ${styles.count}`}>{count}</span>{" "}
        <span className="xs muted">{unit(count)}</span>
      </span>
      <ul aria-label={`${label(count)}: ${counts.people(people.length)}`}>
        {people.map((person) => (
          <li key={person.id}>
            <Name person={person} className={`link row ${styles.person}`}>
              {busts === undefined || !person.hasPage ? undefined : (
                <Art
                  sheet={busts}
                  id={person.id}
                  viewBox="0 0 400 400"
                  className={`onScreens ${styles.bust}`}
                  sizes="44px"
                />
              )}
              {person.name}
            </Name>
          </li>
        ))}
      </ul>
    </li>
  );
}
