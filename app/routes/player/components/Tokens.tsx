import { Link } from "wouter";
import { timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { PlayerBadge } from "#app/routes/player/player-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import styles from "./Tokens.module.css";

interface TokensProps {
  badges: readonly PlayerBadge[];
  things: string;
  /** Only readers get the names; the pictures stand closer. */
  namesHidden?: boolean;
}

/** Badges, each with how often she earned it and the way to its page. */
export function Tokens({ badges, things, namesHidden = false }: TokensProps) {
  return (
    <ul className={classes(styles.tokens, namesHidden && styles.close)}>
      {badges.map(({ slug, title, times }) => (
        <li key={slug}>
          <Link href={paths.badge({ slug })}>
            <span className={styles.token}>
              <Art
                sheet={things}
                id={slug}
                viewBox="0 0 100 100"
                photo={`badge-${slug}`}
                sizes="96px"
              />
              {times > 1 ? (
                <span className={`centered display ${styles.times}`} aria-hidden="true">
                  {times}
                </span>
              ) : undefined}
            </span>
            <span className={namesHidden ? "sr" : undefined}>
              {title}
              {times > 1 ? <span className="sr">, {timesEarned(times)}</span> : undefined}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
