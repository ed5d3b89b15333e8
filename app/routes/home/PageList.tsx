import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { type NamedPage, pageLabels } from "#app/paths.ts";
import { usePageAddress } from "#app/page/use-page-address.ts";
import buttons from "#app/ui/Button/Button.module.css";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./PageList.module.css";

const entries: readonly { page: NamedPage; minor?: true }[] = [
  { page: "about" },
  { page: "roster" },
  { page: "news" },
  { page: "results" },
  { page: "badgequest", minor: true },
  { page: "roster2019", minor: true },
  { page: "fiftyplates", minor: true },
  { page: "corevalues", minor: true },
];

/** The phone's list of pages. */
export function PageList() {
  const addressOf = usePageAddress();
  return (
    <nav className={styles.list} aria-label="Pages">
      <ul className={inks.sheets}>
        {entries.map(({ page, minor }) => (
          <li key={page} className={minor === true ? styles.minor : undefined}>
            <Link href={addressOf(page)}>
              {minor === true ? (
                <span className={classes("d4", styles.small)}>{pageLabels[page]}</span>
              ) : (
                <Wood as="span" text={pageLabels[page]} cap={0.155} phoneCap={0.155} />
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
