import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { BadgeLink } from "./BadgeLink.tsx";
import type { QuestBadge } from "#app/routes/badgequest/quest.ts";
import { Token } from "./Token.tsx";
import styles from "./BadgeGrid.module.css";

interface BadgeGridProps {
  badges: readonly QuestBadge[];
  current?: string | undefined;
  /** Without counts: badges that this edition does not count. */
  plain?: boolean;
  /** Six in a row of the main panel. */
  six?: boolean;
}

/** Badges with their names below them. */
export function BadgeGrid({ badges, current, plain = false, six = false }: BadgeGridProps) {
  return (
    <ul className={classes(styles.grid, six && styles.six)}>
      {badges.map(({ id, title, times }) => (
        <li key={id}>
          <BadgeLink id={id} current={id === current}>
            <Token id={id} times={plain ? 1 : times} />
            <span>
              {title}
              {plain ? undefined : <span className="sr">{` (${timesEarned(times)})`}</span>}
            </span>
          </BadgeLink>
        </li>
      ))}
    </ul>
  );
}
