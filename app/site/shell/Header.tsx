import { classes } from "#app/lib/classes.ts";
import { paths, type ViewName } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { MainNav } from "./MainNav.tsx";
import { WaitingSearch } from "./WaitingSearch.tsx";
import styles from "./Header.module.css";
import phoneStyles from "./PhoneBar.module.css";

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

/** The header bar on phones. Its button opens the menu, a native popover that follows the footer. */
function PhoneBar() {
  const site = useSite();
  return (
    <div className={`onPhones ${phoneStyles.bar}`}>
      <button
        type="button"
        className={`centered ${phoneStyles.button}`}
        popoverTarget="menu"
        aria-label="Menu"
      >
        <Icon name="menu" />
        <Icon name="close" />
      </button>
      <Link
        className={classes(phoneStyles.title, site.wordmark.isStacked && phoneStyles.stacked)}
        href={paths.home()}
        aria-label={`${site.teamName}, home`}
      >
        <Art sheet={site.marks} id="wordmark" viewBox={site.wordmark.viewBox} />
      </Link>
      <span className={`row ${phoneStyles.end}`}>
        <SearchLink />
        <Art sheet={site.marks} id="crest" viewBox="0 0 300 300" className={phoneStyles.crest} />
      </span>
    </div>
  );
}

/** The header of every page that does not stand alone. */
export function Header({ route }: { route: ViewName }) {
  return (
    <header className={`onScreens ${styles.top}`}>
      <MainNav route={route} />
      <PhoneBar />
      <SearchLink className={`notOnPhones slab ${styles.find}`} />
      <WaitingSearch />
    </header>
  );
}
