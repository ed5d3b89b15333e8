import { Link } from "wouter";
import { valueInk } from "#app/domain/value-inks.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { paths } from "#app/paths.ts";
import { usePaths } from "#app/page/use-paths.ts";
import * as words from "#words/pages/badge-quest.ts";
import { Earners } from "./Earners.tsx";
import { PersonLink } from "#app/routes/badgequest/person/PersonLink.tsx";
import type { QuestBadge } from "#app/routes/badgequest/quest.ts";
import type { BadgeDetail } from "#app/routes/badgequest/quest-log.ts";
import { Token } from "./Token.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import inks from "#app/charts/ValueInk.module.css";
import styles from "./BadgeDetails.module.css";

function Rule({ rule, detail }: { rule: string; detail: BadgeDetail }) {
  const { creator, earlier, onMap } = detail;
  const { fiftyplates } = usePaths();
  return (
    <>
      <p className={styles.rule}>{rule}</p>
      {creator === undefined ? undefined : (
        <p className="muted">
          {words.createdBy} <PersonLink who={creator}>{creator.name}</PersonLink>
        </p>
      )}
      {onMap === true && fiftyplates !== undefined ? (
        <p>
          <Link href={fiftyplates()}>{words.theMapOfThePlates}</Link>
        </p>
      ) : undefined}
      {earlier.map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
    </>
  );
}

/** Badge Details: its picture, its rule and who earned it. */
export function BadgeDetails({ badge }: { badge: QuestBadge }) {
  const { quest, log, values, rules } = useScene();
  const detail = log.details[badge.id];
  // Only a badge of the season can be one that nobody earned.
  const times = quest.badges.includes(badge) ? Math.min(badge.times, 1) : 1;
  const ink = valueInk(values.indexOf(badge.value));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Token id={badge.id} times={times} />
        </div>
        <div>
          <p className={`lab ${styles.value} ${inks[ink]}`}>{badge.value}</p>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          {detail === undefined ? undefined : <Rule rule={rules[badge.id] ?? ""} detail={detail} />}
          <p>
            <Link href={paths.badge({ slug: badgeSlug(badge.id) })}>{words.allEditions}</Link>
          </p>
        </div>
      </div>
      <Earners badge={badge} />
    </>
  );
}
