import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./SeasonStrip.module.css";

interface SeasonStripProps {
  readonly seasons: readonly { readonly year: number; readonly href: string }[];
  /** The year shown. */
  readonly current: number;
  /** "page" where each year is a page of its own. */
  readonly currentIs: "page" | "true";
  readonly className?: string | undefined;
}

/** Links to all seasons, with a mark on the one that is shown. */
export function SeasonStrip({ seasons, current, currentIs, className }: SeasonStripProps) {
  const yearsClass = useComputedRule(`--years:${seasons.length};`);
  return (
    <nav className={`onScreens ${styles.strip}`} aria-label="Seasons">
      <List as="ol" className={classes(yearsClass, className)}>
        {seasons.map(({ year, href }) => (
          <li key={year}>
            <Link
              href={href}
              className="centered display plainLink"
              aria-current={year === current ? currentIs : undefined}
            >
              {year}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
