import { CORE_VALUES } from "#app/domain/core-values/core-value.ts";
import { sum } from "#app/charts/disc-stacks.ts";
import { valueNames } from "#app/charts/value-names.ts";
import styles from "./ValueBars.module.css";
import inks from "#app/charts/ValueInk.module.css";

/** Badges by core value, each as its share of all. */
export function ValueBars({ values }: { values: readonly number[] }) {
  const total = Math.max(1, sum(values));
  return (
    <ul className={styles.bars}>
      {CORE_VALUES.map((value, index) => {
        const badges = values[index] ?? 0;
        return (
          <li key={value}>
            <span className="lab">{value}</span>
            <svg aria-hidden="true">
              <rect
                className={inks[valueNames[index] ?? ""]}
                width={`${Math.round((badges / total) * 1000) / 10}%`}
                height="100%"
              />
            </svg>
            <b className="num">{badges}</b>
          </li>
        );
      })}
    </ul>
  );
}
