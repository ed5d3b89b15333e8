import { Link } from "wouter";
import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import { paths } from "#app/paths.ts";
import type { LogBook } from "./log-book.ts";
import { PersonLink } from "./PersonLink.tsx";
import type { QuestBadge } from "./quest.ts";
import type { BadgeDetail } from "./quest-log.ts";
import { Token } from "./Token.tsx";
import { useScene } from "./use-scene.ts";
import { valueNames } from "./value-names.ts";
import { Waiting } from "./Waiting.tsx";
import styles from "./BadgeDetails.module.css";

interface BadgeDetailsProps {
  badge: QuestBadge;
  /** None while it is being fetched. */
  book: LogBook | undefined;
}

function Rule({ detail }: { detail: BadgeDetail }) {
  const { rule, creator, earlier, onMap } = detail;
  return (
    <>
      <p className={styles.rule}>{rule}</p>
      {creator === undefined ? undefined : (
        <p className="mut">
          Created by <PersonLink who={creator}>{creator.name}</PersonLink>
        </p>
      )}
      {onMap === true ? (
        <p>
          <Link href={paths.fiftyplates()}>The map of the plates</Link>
        </p>
      ) : undefined}
      {earlier.map((line) => (
        <p key={line} className="mut">
          {line}
        </p>
      ))}
    </>
  );
}

/** Badge Details: its picture at once, rule and earners when the log is here. */
export function BadgeDetails({ badge, book }: BadgeDetailsProps) {
  const { quest } = useScene();
  const detail = book?.log.details[badge.id];
  // Only a badge of the season can be one that nobody earned.
  const times = quest.badges.includes(badge) ? Math.min(badge.times, 1) : 1;
  const value = valueNames[CORE_VALUES.indexOf(badge.value)] ?? "";
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Token id={badge.id} times={times} />
        </div>
        <div>
          <p className={`lab ${styles.value} ${styles[value]}`}>{badge.value}</p>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          {detail === undefined ? <Waiting /> : <Rule detail={detail} />}
        </div>
      </div>
      {book === undefined ? undefined : <book.Earners badge={badge} log={book.log} />}
    </>
  );
}
