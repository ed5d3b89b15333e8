import { Link } from "#app/ui/Link/Link.tsx";
import { countTag, timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import type { TokenBadge, TokenLink } from "./token-badge.ts";
import styles from "./BadgeTokens.module.css";

interface TokenProps {
  /** Sheet with the tokens by slug. */
  sheet: string;
  slug: string;
  /** Below 1 the token is gray; above 1 it has a tag. */
  times: number;
}

/** A badge's picture, always with its name and count in text nearby. */
export function Token({ sheet, slug, times }: TokenProps) {
  const tag = countTag(times);
  const earned = times >= 1;
  return (
    <span className={classes(styles.token, !earned && styles.off)} aria-hidden="true">
      <Art
        sheet={sheet}
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

interface BadgeTokensProps<Badge extends TokenBadge> {
  badges: readonly Badge[];
  /** URL of the sheet with a badge's token. */
  sheetOf: (badge: Badge) => string;
  /** Where a badge leads to; to its page by default. */
  linkTo?: (badge: Badge) => TokenLink;
  /** Sets `--column`, the least width of a column, and `--token`, the width of a token. */
  className?: string | undefined;
}

const toItsPage = ({ slug }: TokenBadge): TokenLink => ({ href: paths.badge({ slug }) });

/** Badges with their names below them; those with a count say how often they were earned. */
export function BadgeTokens<Badge extends TokenBadge>({
  badges,
  sheetOf,
  linkTo = toItsPage,
  className,
}: BadgeTokensProps<Badge>) {
  return (
    <ul className={classes(styles.tokens, className)}>
      {badges.map((badge) => {
        const { slug, title, times } = badge;
        return (
          <li key={slug}>
            <Link {...linkTo(badge)}>
              <Token sheet={sheetOf(badge)} slug={slug} times={times ?? 1} />
              <span>
                {title}
                {times === undefined ? undefined : (
                  <span className="sr">{` (${timesEarned(times)})`}</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
