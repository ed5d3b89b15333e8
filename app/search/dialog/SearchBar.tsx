import { type ComponentProps, useEffect } from "react";
import { SearchField, type SearchFieldProps } from "#app/ui/SearchField/SearchField.tsx";
import * as words from "#words/search.ts";
import styles from "./SearchBar.module.css";

interface SearchBarProps extends Pick<SearchFieldProps, "text" | "type"> {
  field: NonNullable<SearchFieldProps["field"]>;
  teamName: string;
  activeId: string | undefined;
  onKeyDown: ComponentProps<"input">["onKeyDown"];
  onClose: () => void;
}

/** The field, which keeps the focus, and the button that closes the dialog. */
export function SearchBar({ teamName, activeId, onKeyDown, onClose, ...search }: SearchBarProps) {
  const { field } = search;
  useEffect(() => {
    field.current?.focus();
  }, [field]);
  return (
    <div className={`row gold ${styles.bar}`}>
      <SearchField
        label={words.searchAnything}
        hint={words.searchTeam(teamName)}
        large
        {...search}
        input={{
          role: "combobox",
          "aria-expanded": "true",
          "aria-controls": "search-hits",
          "aria-autocomplete": "list",
          "aria-activedescendant": activeId,
          enterKeyHint: "go",
          onKeyDown,
        }}
      />
      <button type="button" className={`display sm ${styles.close}`} onClick={onClose}>
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
