import { Link } from "wouter";
import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import { plural } from "#app/lib/text/plural.ts";
import { paths } from "#app/paths.ts";
import { AwardList } from "./AwardList.tsx";
import { EarnerList } from "./EarnerList.tsx";
import { GroupHead } from "./GroupHead.tsx";
import { awardsOfBadge, byEarner } from "./log-queries.ts";
import { PersonLink } from "./PersonLink.tsx";
import type { QuestBadge } from "./quest.ts";
import type { BadgeDetail, QuestLog } from "./quest-log.ts";
import { Token } from "./Token.tsx";
import { useScene } from "./use-scene.ts";
import { valueNames } from "./value-names.ts";
import { Waiting } from "./Waiting.tsx";
import styles from "./BadgeDetails.module.css";

interface BadgeDetailsProps {
  badge: QuestBadge;
  /** None while it is being fetched. */
  log: QuestLog | undefined;
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

function Earners({ badge, log }: { badge: QuestBadge; log: QuestLog }) {
  const { quest } = useScene();
  const awards = awardsOfBadge(quest, log, badge);
  const earners = byEarner(quest, awards);
  if (earners.length === 0) {
    return (
      <section>
        <GroupHead name="Earned by" note="nobody" />
        <p className="mut">Nobody has earned it in this edition.</p>
      </section>
    );
  }
  const note = `${plural(earners.length, "person", "people")}, ${plural(awards.length, "badge")}`;
  return (
    <>
      <section>
        <GroupHead name="Earned by" note={note} />
        <EarnerList earners={earners} />
      </section>
      <section>
        <GroupHead name="Every time" />
        <AwardList awards={awards} name="person" />
      </section>
    </>
  );
}

/** Badge Details: its picture at once, rule and earners when the log is here. */
export function BadgeDetails({ badge, log }: BadgeDetailsProps) {
  const detail = log?.details[badge.id];
  const value = valueNames[CORE_VALUES.indexOf(badge.value)] ?? "";
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Token id={badge.id} times={Math.min(badge.times, 1)} />
        </div>
        <div>
          <p className={`lab ${styles.value} ${styles[value]}`}>{badge.value}</p>
          <h2 className="d1" tabIndex={-1}>
            {badge.title}
          </h2>
          {detail === undefined ? <Waiting /> : <Rule detail={detail} />}
        </div>
      </div>
      {log === undefined ? undefined : <Earners badge={badge} log={log} />}
    </>
  );
}
