import type { ReactNode } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { badgeSlug, countTag, timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useScene } from "./scene.ts";
import { badgeAddress } from "./selection.ts";
import type { QuestBadge } from "./badgequest-data.ts";
import styles from "./Badges.module.css";

interface TokenProps {
  id: string;
  /** Below 1 the token is gray; above 1 it has a tag. */
  times: number;
}

/** A badge's picture, always with its name and count in text nearby. */
export function Token({ id, times }: TokenProps) {
  const { tokenSheet } = useScene();
  const tag = countTag(times);
  const earned = times >= 1;
  const slug = badgeSlug(id);
  return (
    <span className={classes(styles.token, !earned && styles.off)} aria-hidden="true">
      <Art
        sheet={tokenSheet(id)}
        id={earned ? slug : `${slug}_off`}
        viewBox="0 0 100 100"
        photo={`badge-${slug}`}
        sizes="96px"
      />
      {tag === undefined ? undefined : (
        <span className={`centered display ${styles.times}`}>{tag}</span>
      )}
    </span>
  );
}

interface BadgeLinkProps {
  id: string;
  className?: string | undefined;
  /** Whether the main panel shows it. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to a badge's details. */
export function BadgeLink({ id, className, current, children }: BadgeLinkProps) {
  const { selection, onChoose } = useScene();
  return (
    <Link
      href={badgeAddress(selection, id)}
      className={className}
      aria-current={current === true ? "true" : undefined}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

interface BadgeGridProps {
  badges: readonly QuestBadge[];
  current?: string | undefined;
  /** Without counts, for badges of other editions. */
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

/** "x3": how often a badge was earned; nothing for once. */
export function CountTag({ times }: { times: number }) {
  const tag = countTag(times);
  if (tag === undefined) return undefined;
  return (
    <b className={`xs slab ${styles.tag}`}>
      <span aria-hidden="true">{tag}</span>
      <span className="sr">{`(${timesEarned(times)})`}</span>
    </b>
  );
}
