import { awardsPerWeek } from "#app/domain/badge-quest/badge-quest.ts";
import { shortDate } from "#app/domain/dates/written-dates.ts";
import { BadgeEarners } from "#app/entities/badge/BadgeEarners.tsx";
import { describeScale, WeekStacks } from "#app/entities/badge/WeekChart.tsx";
import { everyoneSheet } from "#app/entities/person/busts.ts";
import { shapePerson } from "#app/entities/person/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import type { Badge, Edition } from "#app/record/record.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { describeAwards, listAwards } from "./load.ts";
import styles from "./BadgePage.module.css";

interface EditionProps {
  badge: Badge;
  edition: Edition;
}

/** People who earned the badge in an edition. */
function Earners({ badge, edition }: EditionProps) {
  const busts = useSheet(everyoneSheet(useSources()));
  const earners = listAwards(badge, edition).map(({ person }) => shapePerson(person));
  const id = `earned-${edition.year}`;
  return (
    <section aria-labelledby={id}>
      <Heading
        id={id}
        title={edition.title}
        note={earners.length === 0 ? undefined : describeAwards(badge, edition)}
      />
      <BadgeEarners earners={earners} bustSheet={busts} />
    </section>
  );
}

/** Fewer awards make no chart. */
const MIN_CHARTED = 10;

/** The badge's awards by week, over the whole edition. */
function Weeks({ badge, edition: { year, awards } }: EditionProps) {
  const { badgeValues } = useSources().record;
  const weeks = awardsPerWeek(awards, badgeValues, (award) =>
    award.badge === badge ? badge.value : undefined,
  ).map(({ first, byValue }) => ({
    label: shortDate(first),
    values: byValue.map(({ badges }) => badges),
  }));
  return (
    <section aria-labelledby="weeks">
      <Heading id="weeks" title="Week by week" note={`${year}, ${describeScale(weeks)}`} />
      <WeekStacks caption={`Week by week in ${year}`} names={badgeValues} weeks={weeks} />
    </section>
  );
}

interface BadgeEditionsProps {
  badge: Badge;
  /** Editions with the badge and a log, oldest first. */
  logged: readonly Edition[];
}

/** The badge's earners by edition, newest first, and the weeks of the last edition in which it was earned. */
export function BadgeEditions({ badge, logged }: BadgeEditionsProps) {
  const earned = logged.findLast((edition) => listAwards(badge, edition).length > 0);
  return (
    <div className={`wrap section columns ${styles.pairs}`}>
      {logged.toReversed().map((edition) => (
        <Earners key={edition.year} badge={badge} edition={edition} />
      ))}
      {earned && listAwards(badge, earned).length >= MIN_CHARTED && (
        <Weeks badge={badge} edition={earned} />
      )}
    </div>
  );
}
