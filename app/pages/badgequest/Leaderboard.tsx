import { Medal } from "#app/entities/finish/Medal.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { ordinal } from "#words/grammar.ts";
import type { QuestPerson } from "./shape-quest.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./Panels.module.css";

function Place({ person: { place, medal } }: { person: QuestPerson }) {
  const { awards } = useQuest();
  if (medal !== undefined) return <Medal place={ordinal(place)} size="small" />;
  // Before the first badge, everyone would share first place.
  if (awards.length === 0) return <span className={styles.place} />;
  return (
    <span className={`muted ${styles.place}`}>
      <span aria-hidden="true">{place}</span>
      <span className="sr">{words.finishingPlace(ordinal(place))}</span>
    </span>
  );
}

/** Everyone in the edition by badges earned, with medals for places 1 to 3. */
export function Leaderboard() {
  const { quest, linkToPerson } = useQuest();
  return (
    <List as="ol">
      {quest.people.map((person) => (
        <li key={person.id} className={person.medal && styles.leading}>
          <PersonRow
            person={person}
            address={linkToPerson(person)}
            className={styles.person}
            place={<Place person={person} />}
            sheet={quest.busts}
            note={person.isGuest ? words.notOnTheRoster(quest.year) : undefined}
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
