import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { valueClass } from "#app/entities/badge/value-class.ts";
import { describeScale, WeekStacks } from "#app/entities/badge/WeekChart.tsx";
import { List } from "#app/ui/List/List.tsx";
import { countByValue, countByWeek, type QuestAward, useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

interface AwardChartProps {
  /** Those of the edition, or of one person. */
  awards: readonly QuestAward[];
}

/** Bar chart of awards by core value. */
export function ValueBars({ awards }: AwardChartProps) {
  const { values } = useQuest();
  const counts = countByValue(awards, values);
  return (
    <List className={styles.bars}>
      {values.map((value, index) => (
        <li key={value}>
          <span className="lab">{value}</span>
          <svg aria-hidden="true">
            <rect
              className={valueClass(index)}
              width={`${((100 * (counts[index] ?? 0)) / Math.max(1, awards.length)).toFixed(1)}%`}
              height="100%"
            />
          </svg>
          <b className="num">{counts[index]}</b>
        </li>
      ))}
    </List>
  );
}

/** Awards in each week of the edition. */
export function Weeks({ title, awards }: AwardChartProps & { title: string }) {
  const { quest, values } = useQuest();
  const weeks = countByWeek(quest.weeks, awards, values);
  return (
    <section>
      <GroupHead id="weeks" name={title} note={describeScale(weeks)} />
      <WeekStacks caption={title} names={values} weeks={weeks} />
    </section>
  );
}
