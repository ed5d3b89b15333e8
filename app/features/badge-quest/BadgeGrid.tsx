import { timesEarned } from "#app/domain/badge-quest/count-tag.ts";
import { classes } from "#app/lib/classes.ts";
import { BadgeLink } from "./BadgeLink.tsx";
import type { QuestBadge } from "./quest.ts";
import { Token } from "./Token.tsx";
import styles from "./BadgeGrid.module.css";

interface BadgeGridProps {
  badges: readonly QuestBadge[];
  current?: string | undefined;
  /** Without counts: badges that this edition does not count. */
  plain?: boolean;
  className?: string | undefined;
}

/** Badges by their pictures alone; their names are those of the links. */
export function BadgeGrid({ badges, current, plain = false, className }: BadgeGridProps) {
  return (
    <ul className={classes(styles.grid, className)}>
      {badges.map(({ id, title, times }) => (
        <li key={id}>
          <BadgeLink id={id} current={id === current}>
            <Token id={id} times={plain ? 1 : times} />
            <span className={styles.name}>
              {title}
              {plain ? undefined : <span className="sr">{` (${timesEarned(times)})`}</span>}
            </span>
          </BadgeLink>
        </li>
      ))}
    </ul>
  );
}
