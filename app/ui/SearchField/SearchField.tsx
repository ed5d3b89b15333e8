import { type ComponentProps, type RefObject, useRef } from "react";
import { classes } from "#app/lib/classes.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useEarlyEntry } from "./use-early-entry.ts";
import styles from "./SearchField.module.css";

/** Props of the field, which forms around it pass on. */
export interface SearchFieldProps {
  /** Accessible name of the field. */
  label: string;
  /** Placeholder; omitted if the label says the same. */
  hint?: string;
  text: string;
  onType: (text: string) => void;
  /** Called when typing ends: on Enter, or when the field loses the focus. */
  onSettle?: () => void;
  /** Ref of the input, to move the focus there. */
  field?: RefObject<HTMLInputElement | null>;
  /** Uses the display face. The bar around it sets `--field-height`, `--field-type` and `--field-icon`. */
  isLarge?: boolean;
  /** More attributes of the input. */
  input?: ComponentProps<"input">;
}

/** A search field with an icon, and with a clear button if there is text. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint = label, text, onType, onSettle, isLarge, input } = props;
  const ownField = useRef<HTMLInputElement>(null);
  const { field = ownField } = props;
  useEarlyEntry(field, text, onType);
  return (
    <div className={classes(styles.field, isLarge === true && styles.large)}>
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
            onType(event.target.value);
          }}
          onBlur={onSettle}
          {...input}
        />
      </label>
      <button
        type="button"
        aria-label="Clear search"
        hidden={text === ""}
        onClick={() => {
          onType("");
          field.current?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
