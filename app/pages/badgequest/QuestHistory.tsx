import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { ordinal } from "#words/grammar.ts";
import type { PastEdition } from "./shape-history.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./TeamStats.module.css";

/** Totals and leaders of a past edition. */
function Past({ edition }: { edition: PastEdition }) {
  const { linkToPerson } = useQuest();
  return (
    <li>
      <h4 className="d3">
        {edition.hasNoSeason ? (
          edition.title
        ) : (
          <Link href={paths.season(edition)} className="plainLink">
            {edition.title}
          </Link>
        )}
      </h4>
      <p className="sm">
        <b>{edition.badges}</b> {edition.badges === 1 ? "badge" : "badges"}, {edition.participation}
        % participation
      </p>
      <List as="ol">
        {edition.leaders.map(({ place, badges, ...person }) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              address={linkToPerson(person)}
              place={<Medal place={ordinal(place)} size="small" />}
              note={badges === undefined ? undefined : counts.badges(badges)}
            />
          </li>
        ))}
      </List>
    </li>
  );
}

/** The other editions with their totals. */
export function QuestHistory() {
  const { history } = useQuest().quest;
  if (history.length === 0) return undefined;
  return (
    <section id="history" tabIndex={-1}>
      <GroupHead name="History" note="totals as published" />
      <List className={styles.editions}>
        {history.map((edition) => (
          <Past key={edition.title} edition={edition} />
        ))}
      </List>
    </section>
  );
}
