import type { OptionGroup } from "./options.ts";
import { OptionRow, type RowProps } from "./OptionRow.tsx";
import styles from "./HitList.module.css";

interface HitListProps extends RowProps {
  groups: readonly OptionGroup[];
  activeId: string | undefined;
}

/** The hits in groups, in two columns where there is room. */
export function HitList({ groups, activeId, ...row }: HitListProps) {
  return groups.map((group) => (
    <div key={group.id} role="group" aria-labelledby={group.id} className={styles.group}>
      <div className={`lab ${styles.head}`}>
        <span id={group.id}>{group.title}</span>
        {group.note === undefined ? undefined : <span>{group.note}</span>}
      </div>
      {group.options.map((option) => (
        <OptionRow
          key={option.id}
          option={option}
          group={group}
          isActive={option.id === activeId}
          {...row}
        />
      ))}
    </div>
  ));
}
