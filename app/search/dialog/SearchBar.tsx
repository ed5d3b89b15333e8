import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import styles from "./SearchBar.module.css";

interface SearchBarProps {
  teamName: string;
  value: string;
  activeId: string | undefined;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** The field, which keeps the focus, and the button that closes the dialog. */
export function SearchBar({
  teamName,
  value,
  activeId,
  onChange,
  onKeyDown,
  onClose,
}: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <div className={styles.bar}>
      <Icon name="search" className={styles.glass} />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls="search-hits"
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={words.searchAnything}
        placeholder={words.searchTeam(teamName)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="go"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
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
      <button type="button" className={styles.close} onClick={onClose}>
        <span className={styles.key}>
          {words.escapeKey}
          <span className="sr">{words.closeTheSearch}</span>
        </span>
        <span className={styles.word}>
          {words.close}
          <span className="sr"> {words.theSearch}</span>
        </span>
      </button>
    </div>
  );
}
