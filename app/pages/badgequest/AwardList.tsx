import { Link } from "#app/ui/Link/Link.tsx";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { LoggedAward } from "./log-queries.ts";
import { useScene } from "./scene.ts";
import { BadgeLink, Token } from "./Badges.tsx";
import { Bust, PersonLink } from "./People.tsx";
import styles from "./AwardList.module.css";

/** Note of an award; a claimed plate links to the map. */
export function Note({ award: { note, plate } }: { award: LoggedAward }) {
  const { fiftyplates } = usePaths();
  const { selection } = useScene();
  if (note === undefined) return undefined;
  return (
    <span className="muted">
      {plate === undefined || fiftyplates === undefined ? (
        note
      ) : (
        <Link
          href={fiftyplates({ edition: selection.kept.edition, plate })}
          className={styles.plate}
        >
          {note}
        </Link>
      )}
    </span>
  );
}

interface AwardListProps {
  awards: readonly LoggedAward[];
  /** Whether rows name the badge or the person. */
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

/** Awards with date and note. */
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
