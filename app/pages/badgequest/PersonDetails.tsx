import { BadgeTokens } from "#app/entities/badge/BadgeTokens.tsx";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { countBy, sortedBy } from "#app/lib/list.ts";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import { ValueBars, Weeks } from "./AwardCharts.tsx";
import { EarnedBadge, EveryAward } from "./AwardList.tsx";
import { PersonHead } from "./PersonHead.tsx";
import type { QuestPerson } from "./shape-quest.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

/** A person's figures, badges and awards. */
export function PersonDetails({ person }: { person: QuestPerson }) {
  const { quest, tokenSheet, linkToBadge, awards: allAwards } = useQuest();
  const awards = allAwards.filter((award) => award.person === person);
  const times = countBy(awards, ({ badge }) => badge);
  const badges = quest.badges.map((badge) => ({ ...badge, times: times.get(badge) ?? 0 }));
  return (
    <>
      <PersonHead person={person} />
      <p className={`muted sm cluster ${styles.more}`}>
        {person.isGuest && <span>{words.notOnTheRoster(quest.year)}</span>}
        {!person.hasNoPage && (
          <Link href={paths.player(person)}>
            {words.everythingAbout(person.first || person.last)}
          </Link>
        )}
      </p>
      {awards.length > 0 && <ValueBars awards={awards} />}
      <section>
        <GroupHead id="her-badges" name="Badges" />
        <BadgeTokens
          badges={sortedBy(badges, (badge) => -badge.times)}
          sheet={tokenSheet}
          getLinkProps={linkToBadge}
          hidesNames
        />
      </section>
      {awards.length > 0 && <Weeks title="Week by week" awards={awards} />}
      <EveryAward awards={awards}>{({ badge }) => <EarnedBadge badge={badge} />}</EveryAward>
    </>
  );
}
