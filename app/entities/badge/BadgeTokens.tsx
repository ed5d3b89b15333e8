import { badgeSlug, countTag, timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Link, type LinkToView } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { BadgeShape } from "./shape.ts";
import styles from "./BadgeTokens.module.css";

interface TokenProps {
  /** Sheet with the tokens by slug. */
  tokenSheet: string;
  badge: Pick<BadgeShape, "id">;
  /** At 0 the token is gray; above 1 it shows the count. */
  times: number;
}

/** A badge's picture. Its name and count are always in text nearby. */
export function Token({ tokenSheet, badge, times }: TokenProps) {
  const tag = countTag(times);
  const earned = times >= 1;
  const slug = badgeSlug(badge.id);
  return (
    <span className={classes(styles.token, !earned && styles.off)} aria-hidden="true">
      <Art
        sheet={tokenSheet}
        id={earned ? slug : `${slug}_off`}
        viewBox="0 0 100 100"
        photo={`badge-${slug}`}
        sizes="120px"
      />
      {tag === undefined ? undefined : (
        <span className={`centered display ${styles.times}`}>{tag}</span>
      )}
    </span>
  );
}

/** URL of a badge's page. */
export function badgePath({ id }: Pick<BadgeShape, "id">): string {
  return paths.badge({ slug: badgeSlug(id) });
}

interface BadgeTokensProps {
  badges: readonly BadgeShape[];
  /** URL of the sheet with the tokens. */
  sheet: string;
  /** Where a badge's link leads; by default, to its page. */
  getLinkProps?: (badge: BadgeShape) => LinkToView;
  /** Class that sets `--column`, the minimum column width, and `--token`, the width of a token. */
  className?: string | undefined;
  /** Whether names are only spoken, printed, and shown at a hovered picture. */
  hidesNames?: boolean;
}

/** Badges with their names, and the number of times earned if known. */
export function BadgeTokens(props: BadgeTokensProps) {
  const { badges, sheet, getLinkProps, className, hidesNames = false } = props;
  return (
    <List className={classes(styles.tokens, hidesNames && styles.pictures, className)}>
      {badges.map((badge) => (
        <li key={badge.id}>
          <Link
            {...(getLinkProps?.(badge) ?? { href: badgePath(badge) })}
            className="plainLink"
            title={hidesNames ? badge.title : undefined}
          >
            <Token tokenSheet={sheet} badge={badge} times={badge.times ?? 1} />
            <span className="linkName">
              {badge.title}
              {badge.times === undefined ? undefined : (
                <span className="sr">{` (${timesEarned(badge.times)})`}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
