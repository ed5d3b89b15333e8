import { type RefObject, useRef } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/ui.ts";
import { useEarlyEntry } from "./use-early-entry.ts";
import styles from "./FilterBar.module.css";

export interface SearchFieldProps {
  /** Names the field. */
  label: string;
  /** Stands in it while it is empty: what it finds. Left out where the label says so. */
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  /** Typing has come to an end: Enter, or the field is left. */
  onSettle?: () => void;
  /** For those who send the focus into the field. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A search field with its icon; the disc that clears it is there only when there is text. */
export function SearchField({
  label,
  hint = label,
  value,
  onChange,
  onSettle,
  field,
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  useEarlyEntry(input, value, onChange);
  return (
    <div className={styles.search}>
      <label>
        <Icon name="search" />
        <span className="sr">{label}</span>
        <input
          ref={input}
          type="search"
          placeholder={hint}
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
        aria-label={words.clearSearch}
        hidden={value === ""}
        onClick={() => {
          onChange("");
          input.current?.focus();
        }}
      >
        <Icon name="close" className={styles.cross} />
      </button>
    </div>
  );
}
