import { classes } from "#app/lib/classes.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./PageSteps.module.css";

/** Target of a previous, next or up link. */
export interface Step {
  readonly href: string;
  readonly label: string;
}

interface PageStepsProps {
  /** The parent list, on the left. */
  up?: Step | undefined;
  /** The neighbors in that list; undefined at its ends. */
  previous?: Step | undefined;
  next?: Step | undefined;
  /** Directly below the header, whose crest hangs over the center. */
  isUnderCrest?: boolean;
}

/** Links at the top of a page: to the list it belongs to, and to its neighbors by name. */
export function PageSteps({ up, previous, next, isUnderCrest = false }: PageStepsProps) {
  if ((up ?? previous ?? next) === undefined) return undefined;
  return (
    <nav
      className={classes("onScreens row sm", styles.steps, isUnderCrest && styles.underCrest)}
      aria-label="Previous and next"
    >
      {up === undefined ? undefined : (
        <Link href={up.href} className="plainLink">
          <Icon name="grid" />
          <span>{up.label}</span>
        </Link>
      )}
      <div className={styles.neighbors}>
        {previous === undefined ? undefined : (
          <Link href={previous.href} rel="prev" className="plainLink">
            <Icon name="arrow-left" />
            <span>
              <span className="sr">Previous: </span>
              {previous.label}
            </span>
          </Link>
        )}
        {next === undefined ? undefined : (
          <Link href={next.href} rel="next" className={`plainLink ${styles.next}`}>
            <span>
              <span className="sr">Next: </span>
              {next.label}
            </span>
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </nav>
  );
}
