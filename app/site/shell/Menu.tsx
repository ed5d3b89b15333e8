import { classes } from "#app/lib/classes.ts";
import type { ViewName } from "#app/routes/paths.ts";
import { usePageLinks, useSite } from "#app/routes/site.ts";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { mainPages, menuPages } from "./site-links.ts";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import styles from "./Menu.module.css";

/**
 * The phone menu: main pages in capitals, tryouts, and other pages. It opens without scripts, and the browser closes it on
 * Escape or an outside press, restores the focus, and says at its button whether it is open.
 */
export function Menu({ route }: { route: ViewName }) {
  const mainLinks = usePageLinks(mainPages);
  const secondaryLinks = usePageLinks(menuPages);
  const { tryouts } = useSite();
  return (
    <div id="menu" popover="auto" className={`onPhones ${styles.menu}`}>
      <nav aria-label="Menu" className={`stack ${styles.sheets}`}>
        <List className={classes(inks.sheets, styles.main)}>
          {mainLinks.map(({ page, label, href }) => (
            <li key={page}>
              <Link href={href} aria-current={page === route ? "page" : undefined}>
                <Wood as="span" text={label.toUpperCase()} cap={0.155} phoneCap={0.155} />
              </Link>
            </li>
          ))}
        </List>
        {tryouts === undefined || tryouts.areOver === true ? undefined : (
          <div className="stack" data-until={tryouts.closes}>
            <ButtonLink href={tryouts.link} isQuiet className={styles.tryouts}>
              {tryouts.callout}
            </ButtonLink>
          </div>
        )}
        <List className={styles.minor}>
          {secondaryLinks.map(({ page, label, href }) => (
            <li key={page}>
              <Link href={href} className="d4" aria-current={page === route ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </List>
      </nav>
    </div>
  );
}
