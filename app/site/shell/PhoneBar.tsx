import { type ReactNode, useCallback, useEffect, useRef, useState, type ToggleEvent } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/routes/paths.ts";
import type { ViewName } from "#app/routes/paths.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useSite } from "#app/routes/site.ts";
import * as words from "#words/shell.ts";
import { Menu } from "./Menu.tsx";
import styles from "./PhoneBar.module.css";

interface PhoneBarProps {
  route: ViewName;
  onMenu: (open: boolean) => void;
  search: ReactNode;
}

/** Layouts without a phone menu. */
const WIDE_SCREEN = "(width >= 900px)";

/**
 * The header bar on phones. The menu is a native popover: it opens without scripts, and the browser
 * closes it on Escape or an outside press and restores the focus. Rotating a tablet also closes it.
 */
export function PhoneBar({ route, onMenu, search }: PhoneBarProps) {
  const site = useSite();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const say = useCallback(
    (isOpen: boolean) => {
      setOpen(isOpen);
      onMenu(isOpen);
    },
    [onMenu],
  );
  const handleToggle = (event: ToggleEvent) => {
    say(event.newState === "open");
  };
  // The browser fires the toggle event later, when the next page may already have the focus.
  const close = useCallback(() => {
    menu.current?.hidePopover();
    say(false);
  }, [say]);
  useEffect(() => {
    const wide = matchMedia(WIDE_SCREEN);
    wide.addEventListener("change", close);
    return () => {
      wide.removeEventListener("change", close);
    };
  }, [close]);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={`centered ${styles.button}`}
        popoverTarget="menu"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? words.closeMenu : words.openMenu}
      >
        <Icon name={open ? "close" : "menu"} className={styles.icon} />
      </button>
      <Link
        className={classes(styles.title, site.wordmark.isStacked && styles.stacked)}
        href={paths.home()}
        aria-label={words.teamHome(site.teamName)}
        onClick={close}
      >
        <Art sheet={site.marks} id="wordmark" viewBox={site.wordmark.viewBox} />
      </Link>
      <span className={styles.end}>
        {search}
        <span className={styles.crest}>
          <Art sheet={site.marks} id="crest" viewBox="0 0 300 300" />
        </span>
      </span>
      <Menu ref={menu} route={route} onToggle={handleToggle} onChoice={close} />
    </div>
  );
}
