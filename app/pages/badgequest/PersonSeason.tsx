import { Link } from "#app/ui/Link/Link.tsx";
import { brandId } from "#app/domain/ids.ts";
import { sortedBy } from "#app/lib/list.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { GroupHead } from "#app/pages/shared/charts/GroupHead.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { WeekChart } from "#app/pages/shared/charts/WeekChart.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/badge-quest.ts";
import { BadgeGrid, BadgeLink, CountTag, Token } from "./Badges.tsx";
import { awardsOfPerson, byKind, type Earned, valuesOf, weeksOf } from "./log-queries.ts";
import { Note } from "./AwardList.tsx";
import type { QuestBadge, QuestPerson } from "./badgequest-data.ts";
import { useScene } from "./scene.ts";
import { ValueBars } from "./ValueBars.tsx";
import styles from "./PersonSeason.module.css";

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
          <li key={award.entry} className="spread">
            <span>{award.when}</span>
            <Note award={award} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Each kind of badge that a person earned, with the date and note of each time. */
function KindList({ kinds }: { kinds: readonly Earned<QuestBadge>[] }) {
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <Kind key={kind.of.id} {...kind} />
      ))}
    </ul>
  );
}

/** A person's season: badges by core value and by week, and each award. */
export function PersonSeason({ person }: { person: QuestPerson }) {
  const { quest, log, values } = useScene();
  const awards = awardsOfPerson(quest, log, person);
  const kinds = byKind(quest, awards);
  const times = new Map(kinds.map(({ of, awards: hers }) => [of.id, hers.length]));
  const badges = quest.badges.map((badge) => ({ ...badge, times: times.get(badge.id) ?? 0 }));
  const hasAwards = awards.length > 0;
  const earlier = log.earlier[person.id] ?? [];
  return (
    <>
      <p className={`muted sm cluster ${styles.more}`}>
        {person.isGuest === true ? (
          <span>{personFacts.notOnTheRoster(quest.year)}</span>
        ) : undefined}
        <Link href={paths.player({ id: brandId(person.id) })}>
          {personFacts.everythingAbout(person.first || person.last)}
        </Link>
        {earlier.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {hasAwards ? <ValueBars counts={valuesOf(awards, values)} /> : undefined}
      <section>
        <GroupHead
          id="her-badges"
          name={words.badges}
          note={words.someOf(kinds.length, quest.badges.length)}
        />
        <BadgeGrid badges={sortedBy(badges, (badge) => -badge.times)} />
      </section>
      {hasAwards ? (
        <>
          <WeekChart
            id="weeks"
            title={words.weekByWeek}
            values={values}
            weeks={weeksOf(quest, log, person, values)}
          />
          <section>
            <Fold label={words.everyTimeWithDates(awards.length)}>
              <KindList kinds={kinds} />
            </Fold>
          </section>
        </>
      ) : undefined}
    </>
  );
}
