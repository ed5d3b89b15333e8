import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import styles from "./PhoneBar.module.css";

/** The header bar on phones. Its button opens the menu, a native popover that follows the footer. */
export function PhoneBar({ search }: { search: ReactNode }) {
  const site = useSite();
  return (
    <div className={`onPhones ${styles.bar}`}>
      <button
        type="button"
        className={`centered ${styles.button}`}
        popoverTarget="menu"
        aria-label="Menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <Link
        className={classes(styles.title, site.wordmark.isStacked && styles.stacked)}
        href={paths.home()}
        aria-label={`${site.teamName}, home`}
      >
        <Art sheet={site.marks} id="wordmark" viewBox={site.wordmark.viewBox} />
      </Link>
      <span className={`row ${styles.end}`}>
        {search}
        <Art sheet={site.marks} id="crest" viewBox="0 0 300 300" className={styles.crest} />
      </span>
    </div>
  );
}
