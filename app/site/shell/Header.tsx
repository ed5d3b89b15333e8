import { memo, useCallback, useRef } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths, type ViewName } from "#app/routes/paths.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/shell.ts";
import * as ui from "#words/ui.ts";
import { MainNav } from "./MainNav.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { useSearchDialog } from "./use-search-dialog.tsx";
import styles from "./Header.module.css";

export function SkipLink() {
  return (
    <a className={`slab ${styles.skip}`} href="#main">
      {ui.skipToContent}
    </a>
  );
}

interface SearchButtonProps {
  className?: string | undefined;
  onIntent: () => void;
  onOpen: () => void;
}

/** Opens the search dialog. Without scripts, and in a new tab, it leads to the search page. */
function SearchButton({ className, onIntent, onOpen }: SearchButtonProps) {
  return (
    <Link
      href={paths.search()}
      className={classes("centered", styles.button, className)}
      aria-label={words.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={(event) => {
        // The click opens a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="search" className={styles.glass} />
    </Link>
  );
}

interface HeaderProps {
  route: ViewName;
  /** Called when the phone's menu opens or closes. */
  onMenu: (open: boolean) => void;
}

/** The header of every page. Memoized, because hovering over a link rerenders the site. */
export const Header = memo(function Header({ route, onMenu }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const restoreFocus = useCallback(() => {
    // The field of a closed dialog keeps the focus for a moment.
    if (document.activeElement?.matches("body, dialog *") === false) return;
    const buttons = header.current?.querySelectorAll<HTMLElement>("[aria-haspopup]") ?? [];
    for (const button of buttons) if (button.checkVisibility()) button.focus();
  }, []);
  const { dialog, onIntent, onOpen } = useSearchDialog(restoreFocus);
  return (
    <header ref={header} className={`onScreens ${styles.top}`}>
      <MainNav route={route} />
      <PhoneBar
        route={route}
        onMenu={onMenu}
        search={<SearchButton onIntent={onIntent} onOpen={onOpen} />}
      />
      <SearchButton
        className={`notOnPhones slab ${styles.find}`}
        onIntent={onIntent}
        onOpen={onOpen}
      />
      {dialog}
    </header>
  );
});
