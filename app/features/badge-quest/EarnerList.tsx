import { fullName } from "#app/domain/roster/full-name.ts";
import { Bust } from "./Bust.tsx";
import { CountTag } from "./CountTag.tsx";
import type { Earned } from "./log-queries.ts";
import { PersonLink } from "./PersonLink.tsx";
import type { QuestPerson } from "./quest.ts";
import styles from "./EarnerList.module.css";

/** Who earned a badge, and how often; pictures of those who did not are greyed. */
export function EarnerList({ earners }: { earners: readonly Earned<QuestPerson>[] }) {
  return (
    <ul className={styles.earners}>
      {earners.map(({ of: person, awards }) => (
        <li key={person.id}>
          <PersonLink who={person}>
            <Bust id={person.id} round className={awards.length < 1 ? styles.without : undefined} />
            <span>{fullName(person)}</span>
            <CountTag times={awards.length} />
          </PersonLink>
        </li>
      ))}
    </ul>
  );
}
