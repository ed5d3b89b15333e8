import { valueInk } from "#app/domain/core-values.ts";
import { List } from "#app/ui/List/List.tsx";
import { countByValue, type QuestAward, useQuest } from "./use-quest.ts";
import inks from "#app/entities/badge/ValueInk.module.css";
import styles from "./Details.module.css";

/** Bar chart of awards by core value. */
export function ValueBars({ awards }: { awards: readonly QuestAward[] }) {
  const { values } = useQuest();
  const counts = countByValue(awards, values);
  return (
    <List className={styles.bars}>
      {values.map((value, index) => (
        <li key={value}>
          <span className="lab">{value}</span>
          <svg aria-hidden="true">
            <rect
              className={inks[valueInk(index)]}
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
