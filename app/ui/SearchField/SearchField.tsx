import { type ComponentProps, type RefObject, useRef } from "react";
import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/ui.ts";
import { useEarlyEntry } from "./use-early-entry.ts";
import styles from "./SearchField.module.css";

export interface SearchFieldProps {
  /** Names the field. */
  label: string;
  /** Stands in it while it is empty: what it finds. Left out where the label says so. */
  hint?: string;
  text: string;
  type: (text: string) => void;
  /** Typing has come to an end: Enter, or the field is left. */
  settle?: () => void;
  /** For those who send the focus into the field. */
  field?: RefObject<HTMLInputElement | null>;
  /** In the display face; the bar around it sets `--field-height`, `--field-type` and `--field-icon`. */
  large?: boolean;
  /** Further attributes of the input. */
  input?: ComponentProps<"input">;
}

/** A search field with its icon; the button that clears it is there only when there is text. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint = label, text, type, settle, large, input } = props;
  const own = useRef<HTMLInputElement>(null);
  const { field = own } = props;
  useEarlyEntry(field, text, type);
  return (
    <div className={classes(styles.field, large === true && styles.large)}>
      <label>
        <Icon name="search" />
        <span className="sr">{label}</span>
        <input
          ref={field}
          type="search"
          placeholder={hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            type(event.target.value);
          }}
          onBlur={settle}
          {...input}
        />
      </label>
      <button
        type="button"
        aria-label={words.clearSearch}
        hidden={text === ""}
        onClick={() => {
          type("");
          field.current?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
