import { BadgeLink } from "#app/routes/badgequest/badge/BadgeLink.tsx";
import { CountTag } from "#app/routes/badgequest/leaderboard/CountTag.tsx";
import type { Earned } from "#app/routes/badgequest/log-queries.ts";
import { Note } from "#app/routes/badgequest/team/Note.tsx";
import type { QuestBadge } from "#app/routes/badgequest/quest.ts";
import { Token } from "#app/routes/badgequest/badge/Token.tsx";
import styles from "./KindList.module.css";

function Kind({ of: badge, awards }: Earned<QuestBadge>) {
  return (
    <li>
      <BadgeLink id={badge.id} className={`thinLink ${styles.kind}`}>
        <Token id={badge.id} times={1} />
        <b className="linkName">{badge.title}</b>
        <CountTag times={awards.length} />
      </BadgeLink>
      <ul className="sm">
        {awards.map((award) => (
          <li key={award.entry}>
            <span>{award.when}</span>
            <Note award={award} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Each kind of badge that a person earned, with the date and note of each time. */
export function KindList({ kinds }: { kinds: readonly Earned<QuestBadge>[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <Kind key={kind.of.id} {...kind} />
      ))}
    </ul>
  );
}
