import { useRef } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";
import { useEarlyEntry } from "./use-early-entry.ts";
import styles from "./FilterBar.module.css";

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterBarProps {
  /** Names the whole bar, such as "Filter the results". */
  label: string;
  search: SearchFieldProps;
  select: {
    label: string;
    value: string;
    options: readonly FilterOption[];
    onChange: (value: string) => void;
  };
  /** What is left of the list, such as "34 tournaments"; read out when it changes. */
  count: string;
}

/** From so many letters the words of the choice are set narrower, so that the year at their end can be read. */
const LONG = 14;

/** Search, choice of season and what they leave, in one strip above a list. */
export function FilterBar({ label, search, select, count }: FilterBarProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const isLong = select.options.some(({ label: text }) => text.length > LONG);
  useEarlyEntry(choice, select.value, select.onChange);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        search.onSettle?.();
      }}
    >
      <SearchField {...search} />
      <label className={styles.select}>
        <span className="sr">{select.label}</span>
        <select
          ref={choice}
          className={isLong ? styles.narrow : undefined}
          value={select.value}
          autoComplete="off"
          onChange={(event) => {
            select.onChange(event.target.value);
          }}
        >
          {select.options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </label>
      <p className={`lab ${styles.count}`} role="status">
        {count}
      </p>
    </form>
  );
}
