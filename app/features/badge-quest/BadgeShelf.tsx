import { timesEarned } from "#app/domain/badge-quest/count-tag.ts";
import { classes } from "#app/lib/classes.ts";
import { BadgeLink } from "./BadgeLink.tsx";
import { Token } from "./Token.tsx";
import { useScene } from "./use-scene.ts";
import styles from "./BadgeShelf.module.css";

interface BadgeShelfProps {
  ids: readonly string[];
  /** One below the other on phones. */
  listed?: boolean;
}

/** Badges with their names. */
export function BadgeShelf({ ids, listed = false }: BadgeShelfProps) {
  const { quest } = useScene();
  const badges = ids.flatMap((id) => quest.badges.find((badge) => badge.id === id) ?? []);
  return (
    <ul className={classes(styles.shelf, listed && styles.listed)}>
      {badges.map(({ id, title, times }) => (
        <li key={id}>
          <BadgeLink id={id}>
            <Token id={id} times={times} />
            <span>
              {title}
              <span className="sr">{` (${timesEarned(times)})`}</span>
            </span>
          </BadgeLink>
        </li>
      ))}
    </ul>
  );
}
