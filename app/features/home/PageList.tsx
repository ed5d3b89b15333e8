import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import type { PageName } from "#app/paths.ts";
import { usePageAddress } from "#app/season/use-page-address.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./PageList.module.css";

const entries: readonly { page: PageName; label: string; minor?: true }[] = [
  { page: "about", label: "About Us" },
  { page: "roster", label: "Roster" },
  { page: "news", label: "News" },
  { page: "results", label: "Results" },
  { page: "badgequest", label: "Badge Quest", minor: true },
  { page: "roster2019", label: "Roster 2019", minor: true },
  { page: "fiftyplates", label: "Fifty Plates", minor: true },
  { page: "corevalues", label: "Core Values", minor: true },
];

/** The phone's list of pages. */
export function PageList() {
  const addressOf = usePageAddress();
  return (
    <nav className={styles.list} aria-label="Pages">
      <ul>
        {entries.map(({ page, label, minor }) => (
          <li key={page} className={minor === true ? styles.minor : undefined}>
            <Link href={addressOf(page)}>
              {minor === true ? (
                <span className={classes("d4", styles.small)}>{label}</span>
              ) : (
                <Wood as="span" text={label} cap={0.155} phoneCap={0.155} />
              )}
              <span className={classes(buttons.round, styles.disc)}>
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
