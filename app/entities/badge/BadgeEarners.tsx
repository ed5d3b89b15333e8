import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { nameForOrder } from "#app/domain/full-name.ts";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import type { PersonShape } from "#app/entities/person/shape.ts";
import { countBy, groupBy, sortedBy } from "#app/lib/list.ts";
import type { LinkToView } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import styles from "./BadgeEarners.module.css";

interface BadgeEarnersProps {
  /** The person of every award. */
  earners: readonly PersonShape[];
  /** Sheet with their pictures by id. */
  bustSheet: string;
  /** Where a person's link leads; by default, to her page. */
  getLinkProps?: (person: PersonShape) => LinkToView | undefined;
}

/** People by the number of their awards, most first; then by name. */
function groupEarners(earners: readonly PersonShape[]) {
  const times = countBy(earners, ({ id }) => id);
  const people = new Map(earners.map((person) => [person.id, person]));
  const byName = sortedBy([...people.values()], nameForOrder);
  const groups = groupBy(byName, ({ id }) => times.get(id) ?? 0);
  return sortedBy([...groups], ([count]) => -count);
}

/** People who earned a badge in an edition, by "3 times"; screen readers get "earned 3 times: 4 people". */
export function BadgeEarners({ earners, bustSheet, getLinkProps }: BadgeEarnersProps) {
  if (earners.length === 0) return <p className="muted">{words.earnedByNobody}</p>;
  return (
    <List as="ol" className={styles.groups}>
      {groupEarners(earners).map(([count, people]) => (
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
