import { valueInk } from "#app/domain/value-inks.ts";
import { sum } from "#app/entities/season/disc-stacks.ts";
import { useQuestContext } from "./quest-context.ts";
import styles from "./ValueBars.module.css";
import inks from "#app/entities/badge/ValueInk.module.css";
import { List } from "#app/ui/List/List.tsx";

/** Bar chart of badges by core value. */
export function ValueBars({ counts }: { counts: readonly number[] }) {
  const { values } = useQuestContext();
  const total = Math.max(1, sum(counts));
  return (
    <List className={styles.bars}>
      {values.map((value, index) => {
        const badges = counts[index] ?? 0;
        return (
          <li key={value}>
            <span className="lab">{value}</span>
            <svg aria-hidden="true">
              <rect
                className={inks[valueInk(index)]}
                width={`${Math.round((badges / total) * 1000) / 10}%`}
                height="100%"
              />
            </svg>
            <b className="num">{badges}</b>
          </li>
        );
      })}
    </List>
  );
}
