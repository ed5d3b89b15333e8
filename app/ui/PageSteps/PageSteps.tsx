import { classes } from "#app/lib/classes.ts";
import { neighbors } from "#app/lib/list.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import styles from "./PageSteps.module.css";

/** Target of a previous, next or up link. */
interface Step {
  readonly href: string;
  readonly label: string;
}

interface PageStepsProps<T> {
  /** The parent list, on the left. */
  up?: Step | undefined;
  /** The list whose items before and after the page's are linked. */
  items: readonly T[];
  current: T;
  linkTo: (item: T) => Step;
  /** Leaves the center free for the crest that hangs from the header, if the links are directly below it. */
  hasRoomForCrest?: boolean;
}

/** Links at the top of a page: to the list it belongs to, and to its neighbors by name. */
export function PageSteps<T>(props: PageStepsProps<T>) {
  const { up, items, current, linkTo, hasRoomForCrest = false } = props;
  const around = neighbors(items, current);
  const previous = around.previous === undefined ? undefined : linkTo(around.previous);
  const next = around.next === undefined ? undefined : linkTo(around.next);
  if ((up ?? previous ?? next) === undefined) return undefined;
  return (
    <nav
      className={classes("onScreens row sm", styles.steps, hasRoomForCrest && styles.underCrest)}
      aria-label="Previous and next"
    >
      {up && (
        <Link href={up.href} className="plainLink">
          <Icon name="grid" />
          <span>{up.label}</span>
        </Link>
      )}
      <div className={styles.neighbors}>
        {previous && (
          <Link href={previous.href} rel="prev" className="plainLink">
            <Icon name="arrow-left" />
            <span>
              <span className="sr">Previous: </span>
              {previous.label}
            </span>
          </Link>
        )}
        {next && (
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
