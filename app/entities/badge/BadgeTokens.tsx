import { Link } from "#app/ui/Link/Link.tsx";
import { countTag, timesEarned } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import type { TokenBadge, TokenLink } from "./token-badge.ts";
import styles from "./BadgeTokens.module.css";

interface TokenProps {
  /** Sheet with the tokens by slug. */
  sheet: string;
  slug: string;
  /** At 0 the token is gray; above 1 it shows the count. */
  times: number;
}

/** A badge's picture. Its name and count are always in text nearby. */
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
  /** Returns the link of a badge; by default, to its page. */
  linkTo?: (badge: Badge) => TokenLink;
  /** Class that sets `--column`, the minimum column width, and `--token`, the width of a token. */
  className?: string | undefined;
}

const toItsPage = ({ slug }: TokenBadge): TokenLink => ({ href: paths.badge({ slug }) });

/** Badges with their names, and the number of times earned if known. */
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
