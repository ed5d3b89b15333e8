import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as counts from "#words/grammar/counts.ts";
import * as facts from "#words/facts/event.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { usePersonLinkProps } from "./People.tsx";
import { useQuestContext } from "./quest-context.ts";
import type { QuestPerson } from "./shape-quest.ts";
import styles from "./Leaderboard.module.css";

function Place({ person: { place, medal } }: { person: QuestPerson }) {
  const { quest } = useQuestContext();
  if (medal !== undefined) return <Medal place={ordinal(place)} size="small" />;
  // Before the first badge, everyone would share first place.
  if (quest.total === 0) return <span className={styles.place} />;
  return (
    <span className={`muted ${styles.place}`}>
      <span aria-hidden="true">{place}</span>
      <span className="sr">{facts.finishingPlace(ordinal(place))}</span>
    </span>
  );
}

interface LeaderboardProps {
  /** Id of the person in the main panel. */
  current: string | undefined;
}

/** Everyone in the edition by badges earned, with medals for places 1 to 3. */
export function Leaderboard({ current }: LeaderboardProps) {
  const { quest, busts } = useQuestContext();
  const personAddress = usePersonLinkProps();
  const notOnRoster = personFacts.notOnTheRoster(quest.year);
  return (
    <List as="ol">
      {quest.people.map((person) => (
        <li key={person.id} className={person.medal && styles.leading}>
          <PersonRow
            person={person}
            address={personAddress(person, person.id === current)}
            className={styles.row}
            place={<Place person={person} />}
            busts={busts}
            note={person.isGuest ? notOnRoster : undefined}
            end={
              <b className={`num ${styles.badges}`}>
                <span aria-hidden="true">{person.badges}</span>
                <span className="sr">{counts.badges(person.badges)}</span>
              </b>
            }
          />
        </li>
      ))}
    </List>
  );
}
