import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { SearchField, type SearchFieldProps } from "#app/ui/SearchField/SearchField.tsx";
import styles from "./SearchForm.module.css";

interface SearchFormProps extends SearchFieldProps {
  /** Replaces the navigation to the search page. */
  onSubmit?: () => void;
  /** Replaces the button that submits by one that closes the dialog. */
  onClose?: () => void;
  /** Reduces the height, for a form in a row with other elements. */
  isSmall?: boolean;
}

/** Search form. Without scripts it submits to the search page. */
export function SearchForm({ onSubmit, onClose, isSmall = false, ...search }: SearchFormProps) {
  return (
    <form
      role="search"
      action={makeHref(paths.search())}
      method="get"
      className={classes("onScreens row gold", styles.bar, isSmall && styles.small)}
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField hint="People, seasons, cities" isLarge {...search} input={{ name: "q" }} />
      {onClose === undefined ? (
        <button className={`display ${styles.button} ${styles.submit}`}>Search</button>
      ) : (
        <button type="button" className={`display ${styles.button}`} onClick={onClose}>
          Close
          <span className="sr"> search</span>
        </button>
      )}
    </form>
  );
}
