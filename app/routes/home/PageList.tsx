import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import type { NamedPage } from "#app/paths.ts";
import { usePageLinks } from "#app/page/use-page-links.ts";
import buttons from "#app/ui/Button/Button.module.css";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/home.ts";
import styles from "./PageList.module.css";

const majorPages: readonly NamedPage[] = ["about", "roster", "news", "results"];
const minorPages: readonly NamedPage[] = [
  "join",
  "sponsors",
  "badgequest",
  "playlists",
  "fiftyplates",
  "corevalues",
];
const pages = [...majorPages, ...minorPages];

/** The phone's list of pages. */
export function PageList() {
  const links = usePageLinks(pages);
  return (
    <nav className={`onPhones ${styles.list}`} aria-label={words.pages}>
      <ul className={inks.sheets}>
        {links.map(({ page, label, href }) => (
          <li key={page} className={minorPages.includes(page) ? styles.minor : undefined}>
            <Link href={href}>
              {minorPages.includes(page) ? (
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
