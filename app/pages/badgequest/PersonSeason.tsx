import { Link } from "#app/ui/Link/Link.tsx";
import { countBy, sortedBy } from "#app/lib/list.ts";
import { paths } from "#app/routes/paths.ts";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { WeekChart } from "#app/entities/badge/WeekChart.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/badge-quest.ts";
import { QuestBadges } from "./QuestBadges.tsx";
import { type LoggedAward, countByValue, countByWeek } from "./log-queries.ts";
import { AwardList } from "./AwardList.tsx";
import type { QuestPerson } from "./shape-quest.ts";
import { useQuestContext } from "./quest-context.ts";
import { ValueBars } from "./ValueBars.tsx";
import styles from "./PersonSeason.module.css";

interface PersonSeasonProps {
  person: QuestPerson;
  /** Her awards, newest first. */
  awards: readonly LoggedAward[];
}

/** A person's season: badges by core value and by week, and each award. */
export function PersonSeason({ person, awards }: PersonSeasonProps) {
  const { quest, values } = useQuestContext();
  const times = countBy(awards, ({ badge }) => badge);
  const badges = quest.badges.map((badge) => ({ ...badge, times: times.get(badge) ?? 0 }));
  const hasAwards = awards.length > 0;
  return (
    <>
      <p className={`muted sm cluster ${styles.more}`}>
        {person.isGuest === true ? (
          <span>{personFacts.notOnTheRoster(quest.year)}</span>
        ) : undefined}
        {person.hasNoPage ? undefined : (
          <Link href={paths.player(person)}>
            {personFacts.everythingAbout(person.first || person.last)}
          </Link>
        )}
      </p>
      {hasAwards ? <ValueBars counts={countByValue(awards, values)} /> : undefined}
      <section>
        <GroupHead
          id="her-badges"
          name={words.badges}
          note={words.countOfAll(times.size, quest.badges.length)}
        />
        <QuestBadges badges={sortedBy(badges, (badge) => -badge.times)} />
      </section>
      {hasAwards ? (
        <>
          <WeekChart
            id="weeks"
            title={words.weekByWeek}
            values={values}
            weeks={countByWeek(quest.weeks, awards, values)}
          />
          <section>
            <Fold label={words.everyTimeWithDates(awards.length)}>
              <AwardList awards={awards} by="badge" />
            </Fold>
          </section>
        </>
      ) : undefined}
    </>
  );
}
