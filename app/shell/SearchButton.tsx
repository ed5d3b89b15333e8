import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/shell.ts";
import styles from "./SearchButton.module.css";

interface SearchButtonProps {
  className?: string | undefined;
  onIntent: () => void;
  onOpen: () => void;
}

/** Opens the search; without scripts, and in a new tab, it leads to its page. */
export function SearchButton({ className, onIntent, onOpen }: SearchButtonProps) {
  return (
    <Link
      href={paths.search()}
      className={classes("centered", styles.button, className)}
      aria-label={words.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={(event) => {
        // A new tab or window was asked for.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="search" className={styles.glass} />
    </Link>
  );
}
