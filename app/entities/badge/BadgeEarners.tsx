import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import type { PersonAddress } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import type { PersonShape } from "#app/entities/person/shape.ts";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import styles from "./BadgeEarners.module.css";

interface BadgeEarnersProps {
  /** People by the number of times that they earned it, most often first. */
  groups: readonly { readonly count: number; readonly people: readonly PersonShape[] }[];
  /** Sheet with their pictures by id. */
  bustSheet: string;
  /** Where a person's link leads; by default, to her page. */
  getLinkProps?: (person: PersonShape) => PersonAddress | undefined;
}

/** People who earned a badge in an edition: "3 times" with the accessible name "earned 3 times". */
export function BadgeEarners({ groups, bustSheet, getLinkProps }: BadgeEarnersProps) {
  if (groups.length === 0) return <p className="muted">{words.earnedByNobody}</p>;
  return (
    <List as="ol" className={styles.groups}>
      {groups.map(({ count, people }) => (
        <li key={count}>
          <span aria-hidden="true">
            <span className={`num ${styles.count}`}>{count}</span>{" "}
            <span className="xs muted">{words.timesNoun(count)}</span>
          </span>
          <List aria-label={`${timesEarned(count)}: ${counts.people(people.length)}`}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} address={getLinkProps?.(person)} sheet={bustSheet} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
