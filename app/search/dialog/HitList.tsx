import { usePhone } from "#app/hooks/use-phone.ts";
import { useRestLater } from "#app/hooks/use-rest-later.ts";
import { inColumns, type OptionGroup } from "./options.ts";
import { OptionRow, type RowProps } from "./OptionRow.tsx";
import styles from "./HitList.module.css";

/** How many groups of a column the first frame has; the others come in the next. */
const FIRST = 1;

interface HitListProps extends RowProps {
  groups: readonly OptionGroup[];
  activeId: string | undefined;
}

function Column({ groups, activeId, ...row }: HitListProps) {
  return (
    <div role="presentation">
      {useRestLater(groups, FIRST).map((group) => (
        <div key={group.id} role="group" aria-labelledby={group.id} className={styles.group}>
          <div className={`lab sectionHead ${styles.head}`}>
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
      ))}
    </div>
  );
}

/** The hits in groups, in two columns where there is room. */
export function HitList({ groups, ...list }: HitListProps) {
  const [left, right] = usePhone() ? [groups, []] : inColumns(groups);
  return (
    <div role="presentation" className={styles.columns}>
      <Column groups={left} {...list} />
      <Column groups={right} {...list} />
    </div>
  );
}
