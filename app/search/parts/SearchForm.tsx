import { type RefObject, useRef } from "react";
import { paths } from "#app/paths.ts";
import { useEarlyEntry } from "#app/ui/FilterBar/use-early-entry.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { classes } from "#app/lib/classes.ts";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import styles from "./SearchForm.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

interface SearchFormProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Typing has come to an end: Enter, the button, or the field is left. */
  onSettle?: () => void;
  /** Replaces the navigation to the page of the search. */
  onSubmit?: () => void;
  /** For those who send the focus to the field. */
  field?: RefObject<HTMLInputElement | null>;
  /** Less high, for a form beside other things. */
  small?: boolean;
}

/** The search as a form: without scripts it leads to the page of the search, as every browser knows it. */
export function SearchForm(props: SearchFormProps) {
  const { label, value, onChange, onSettle, onSubmit, small } = props;
  const own = useRef<HTMLInputElement>(null);
  const { field = own } = props;
  useEarlyEntry(field, value, onChange);
  return (
    <form
      role="search"
      action={base + paths.search()}
      method="get"
      className={classes(styles.bar, small === true && styles.small)}
      onSubmit={(event) => {
        if (onSubmit === undefined) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.field}>
        <Icon name="search" className={styles.glass} />
        <span className="sr">{label}</span>
        <input
          ref={field}
          type="search"
          name="q"
          placeholder={words.peopleSeasonsCities}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onSettle}
        />
      </label>
      <button
        type="button"
        className={styles.clear}
        aria-label={ui.clearSearch}
        hidden={value === ""}
        onClick={() => {
          onChange("");
          field.current?.focus();
        }}
      >
        <Icon name="close" className={styles.cross} />
      </button>
      <button className={styles.go}>{words.search}</button>
    </form>
  );
}
