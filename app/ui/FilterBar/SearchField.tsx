import { type RefObject, useRef } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useEarlyEntry } from "./use-early-entry.ts";
import styles from "./FilterBar.module.css";

export interface SearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Typing has come to an end: Enter, or the field is left. */
  onSettle?: () => void;
  /** The field has the focus, or has it no longer: somebody is about to type, or is done. */
  onTaken?: (isTaken: boolean) => void;
  /** The field was pressed with a finger or a pointer; who comes with the Tab key may only pass. */
  onPress?: () => void;
  /** For those who send the focus into the field. */
  field?: RefObject<HTMLInputElement | null>;
}

/** A search field with its icon; the disc that clears it is there only when there is text. */
export function SearchField({
  label,
  value,
  onChange,
  onSettle,
  onTaken,
  onPress,
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
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onClick={onPress}
          onFocus={() => onTaken?.(true)}
          onBlur={() => {
            onTaken?.(false);
            onSettle?.();
          }}
        />
      </label>
      <button
        type="button"
        className={styles.clear}
        aria-label="Clear search"
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
