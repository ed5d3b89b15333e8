import { memo } from "react";
import type { ViewName } from "#app/paths.ts";
import { MainNav } from "./MainNav.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import styles from "./Header.module.css";

interface HeaderProps {
  route: ViewName;
  /** Told when the phone's menu covers the page and when it no longer does. */
  onMenu: (open: boolean) => void;
}

/** Not drawn again because a link was pointed at. */
export const Header = memo(function Header({ route, onMenu }: HeaderProps) {
  return (
    <header className={styles.top}>
      <MainNav route={route} />
      <PhoneBar route={route} onMenu={onMenu} />
    </header>
  );
});
