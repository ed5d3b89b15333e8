import { memo, useCallback, useRef } from "react";
import type { ViewName } from "#app/paths.ts";
import { MainNav } from "./MainNav.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { useSearchDialog } from "./use-search-dialog.tsx";
import styles from "./Header.module.css";

interface HeaderProps {
  route: ViewName;
  /** Told when the phone's menu covers the page and when it no longer does. */
  onMenu: (open: boolean) => void;
}

/** Not drawn again because a link was pointed at. */
export const Header = memo(function Header({ route, onMenu }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const giveBack = useCallback(() => {
    // The browser gives it back to where it came from; that is nowhere after a key.
    if (document.activeElement !== document.body) return;
    const buttons = header.current?.querySelectorAll<HTMLElement>("[aria-haspopup]") ?? [];
    for (const button of buttons) if (button.checkVisibility()) button.focus();
  }, []);
  const { dialog, onIntent, onOpen } = useSearchDialog(giveBack);
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
