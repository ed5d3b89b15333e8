import type { Ref, ToggleEvent } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import type { ViewName } from "#app/routes/paths.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/shell.ts";
import { mainPages, otherMenuPages } from "./site-links.ts";
import { usePageLinks } from "#app/routes/use-page-links.ts";
import { useSite, useTryoutsState } from "#app/routes/site.ts";
import { List } from "#app/ui/List/List.tsx";
import styles from "./Menu.module.css";

interface MenuProps {
  ref: Ref<HTMLDivElement>;
  route: ViewName;
  onToggle: (event: ToggleEvent) => void;
  onChoice: () => void;
}

/** The phone menu: main pages in capitals, tryouts, and other pages. */
export function Menu({ ref, route, onToggle, onChoice }: MenuProps) {
  const mainLinks = usePageLinks(mainPages);
  const secondaryLinks = usePageLinks(otherMenuPages);
  const site = useSite();
  const state = useTryoutsState();
  return (
    <div
      id="menu"
      ref={ref}
      popover="auto"
      className={`onPhones ${styles.menu}`}
      onToggle={onToggle}
    >
      <nav aria-label={words.menu} className={`stack ${styles.sheets}`}>
        <List className={classes(inks.sheets, styles.main)}>
          {mainLinks.map(({ page, label, href }) => (
            <li key={page}>
              <Link
                href={href}
                aria-current={page === route ? "page" : undefined}
                onClick={onChoice}
              >
                <Wood as="span" text={label.toUpperCase()} cap={0.22} phoneCap={0.22} />
              </Link>
            </li>
          ))}
        </List>
        {site.tryouts === undefined || state === "closed" || state === "over" ? undefined : (
          <ExternalLink
            href={site.tryouts.link}
            className={classes(buttons.button, buttons.quiet, styles.tryouts)}
          >
            <ButtonFace icon="arrow-up-right">{site.tryouts.callout}</ButtonFace>
          </ExternalLink>
        )}
        {secondaryLinks.length === 0 ? undefined : (
          <List className={styles.minor}>
            {secondaryLinks.map(({ page, label, href }) => (
              <li key={page}>
                <Link
                  href={href}
                  className="d4"
                  aria-current={page === route ? "page" : undefined}
                  onClick={onChoice}
                >
                  {label}
                </Link>
              </li>
            ))}
          </List>
        )}
      </nav>
    </div>
  );
}
