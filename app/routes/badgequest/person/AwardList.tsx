import { fullName } from "#app/domain/full-name.ts";
import { BadgeLink } from "#app/routes/badgequest/badge/BadgeLink.tsx";
import { Bust } from "./Bust.tsx";
import type { LoggedAward } from "#app/routes/badgequest/log-queries.ts";
import { Note } from "#app/routes/badgequest/team/Note.tsx";
import { PersonLink } from "./PersonLink.tsx";
import { Token } from "#app/routes/badgequest/badge/Token.tsx";
import styles from "./AwardList.module.css";

interface AwardListProps {
  awards: readonly LoggedAward[];
  /** Name shown in a row: the badge on a person's list, the person on a badge's. */
  name: "badge" | "person";
}

function Name({
  award: { badge, person },
  name,
}: {
  award: LoggedAward;
  name: "badge" | "person";
}) {
  if (name === "badge") {
    return (
      <BadgeLink id={badge.id} className={`thinLink ${styles.name}`}>
        <Token id={badge.id} times={1} />
        <b className="linkName">{badge.title}</b>
      </BadgeLink>
    );
  }
  return (
    <PersonLink who={person} className={`thinLink ${styles.name}`}>
      <Bust id={person.id} round />
      <b className="linkName">{fullName(person)}</b>
    </PersonLink>
  );
}

/** Awards one by one with date and note. */
export function AwardList({ awards, name }: AwardListProps) {
  return (
    <ol className={`rows ${styles.awards}`}>
      {awards.map((award) => (
        <li key={award.entry}>
          <Name award={award} name={name} />
          <Note award={award} />
          <span className={`muted ${styles.when}`}>{award.when}</span>
        </li>
      ))}
    </ol>
  );
}
