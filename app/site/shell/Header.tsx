import { classes } from "#app/lib/classes.ts";
import { paths, type ViewName } from "#app/routes/paths.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { MainNav } from "./MainNav.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { WaitingSearch } from "./WaitingSearch.tsx";
import styles from "./Header.module.css";

export function SkipLink() {
  return (
    <a className={`slab ${styles.skip}`} href="#main">
      Skip to content
    </a>
  );
}

/** Opens the search dialog (start-search.ts). Without scripts, and in a new tab, it leads to the search page. */
function SearchLink({ className }: { className?: string }) {
  return (
    <Link
      href={paths.search()}
      className={classes("centered", styles.button, className)}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-search
    >
      <Icon name="search" />
    </Link>
  );
}

/** The header of every page. */
export function Header({ route }: { route: ViewName }) {
  return (
    <header className={`onScreens ${styles.top}`}>
      <MainNav route={route} />
      <PhoneBar search={<SearchLink />} />
      <SearchLink className={`notOnPhones slab ${styles.find}`} />
      <WaitingSearch />
    </header>
  );
}
