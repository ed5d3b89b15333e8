import { Link } from "wouter";
import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import { plural } from "#app/lib/text/plural.ts";
import { paths } from "#app/paths.ts";
import { AwardList } from "./AwardList.tsx";
import { EarnerList } from "./EarnerList.tsx";
import { GroupHead } from "./GroupHead.tsx";
import { awardsOfBadge, byEarner, withoutBadge } from "./log-queries.ts";
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

/** Who earned a badge of the season, who did not, and every time. */
function Earners({ badge, log }: { badge: QuestBadge; log: QuestLog }) {
  const { quest } = useScene();
  if (!quest.badges.includes(badge)) return undefined;
  const awards = awardsOfBadge(quest, log, badge);
  const earners = byEarner(quest, awards);
  const others = withoutBadge(quest, awards);
  const people = plural(earners.length, "person", "people");
  return (
    <>
      <section>
        <GroupHead name="Earned by" note={`${people}, ${plural(awards.length, "badge")}`} />
        {earners.length > 0 ? <EarnerList earners={earners} /> : <p className="mut">Nobody yet.</p>}
      </section>
      {others.length > 0 ? (
        <section>
          <GroupHead name="Not earned by" note={plural(others.length, "person", "people")} />
          <EarnerList earners={others} />
        </section>
      ) : undefined}
      {awards.length > 0 ? (
        <section>
          <GroupHead name="Every time" />
          <AwardList awards={awards} name="person" />
        </section>
      ) : undefined}
    </>
  );
}

/** Badge Details: its picture at once, rule and earners when the log is here. */
export function BadgeDetails({ badge, log }: BadgeDetailsProps) {
  const { quest } = useScene();
  const detail = log?.details[badge.id];
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
      {log === undefined ? undefined : <Earners badge={badge} log={log} />}
    </>
  );
}
