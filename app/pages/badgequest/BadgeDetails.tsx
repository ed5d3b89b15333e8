import { BadgeEarners } from "#app/entities/badge/BadgeEarners.tsx";
import { BadgeRule } from "#app/entities/badge/BadgeRule.tsx";
import { badgePath, Token } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { valueClass } from "#app/entities/badge/value-class.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { usePaths } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import { EveryAward } from "./AwardList.tsx";
import type { QuestBadge } from "./shape-quest.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

/** A badge's picture, rule and earners. */
export function BadgeDetails({ badge }: { badge: QuestBadge }) {
  const { quest, values, tokenSheet, linkToPerson, awards: allAwards } = useQuest();
  const { fiftyplates } = usePaths();
  const { title, maker, rule = "", value, times, onMap } = badge;
  const awards = allAwards.filter((award) => award.badge === badge);
  const earners = awards.map(({ person }) => person);
  const people = new Set(earners).size;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Token tokenSheet={tokenSheet} badge={badge} times={Math.min(times, 1)} />
        </div>
        <div className={styles.about}>
          <h2 className="d1" tabIndex={-1}>
            {title}
          </h2>
          <BadgeRule
            rule={rule}
            value={value}
            ink={valueClass(values.indexOf(value))}
            creator={maker && <PersonLink person={maker} address={linkToPerson(maker)} />}
          >
            {onMap && fiftyplates && <Link href={fiftyplates()}>The map of the plates</Link>}
            <Link href={badgePath(badge)}>All editions</Link>
          </BadgeRule>
        </div>
      </div>
      <section>
        <GroupHead
          name="Earned by"
          note={people === 0 ? undefined : words.timesBy(times, people)}
        />
        <BadgeEarners earners={earners} bustSheet={quest.busts} getLinkProps={linkToPerson} />
      </section>
      <EveryAward awards={awards}>
        {({ person }) => (
          <PersonRow person={person} address={linkToPerson(person)} sheet={quest.busts} />
        )}
      </EveryAward>
    </>
  );
}
