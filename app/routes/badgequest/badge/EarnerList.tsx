import { fullName } from "#app/domain/full-name.ts";
import { Bust } from "#app/routes/badgequest/person/Bust.tsx";
import { CountTag } from "#app/routes/badgequest/leaderboard/CountTag.tsx";
import type { Earned } from "#app/routes/badgequest/log-queries.ts";
import { PersonLink } from "#app/routes/badgequest/person/PersonLink.tsx";
import type { QuestPerson } from "#app/routes/badgequest/quest.ts";
import styles from "./EarnerList.module.css";

/** People who earned a badge, and how often; pictures of those who did not are gray. */
export function EarnerList({ earners }: { earners: readonly Earned<QuestPerson>[] }) {
  return (
    <ul className={`columns ${styles.earners}`}>
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
