import { useRef } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { SearchField, type SearchFieldProps } from "#app/ui/SearchField/SearchField.tsx";
import { useEarlyEntry } from "#app/ui/SearchField/use-early-entry.ts";
import styles from "./FilterBar.module.css";

/** A choice of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

interface FilterBarProps {
  /** Accessible name of the bar, such as "Filter the results". */
  label: string;
  search: SearchFieldProps & { field: NonNullable<SearchFieldProps["field"]> };
  select: {
    label: string;
    value: string;
    options: readonly FilterOption[];
    onChange: (value: string) => void;
  };
  /** Count of the filtered list, such as "34 tournaments"; announced when it changes. */
  count: string;
  /** Notice that the address requests something the page can't show. */
  notice?: string | undefined;
  /** Number of hits in other seasons, and the address that includes them. */
  elsewhere?: { count: number; href: string };
}

/** On phones, longer labels are condensed, so that the year at their end stays visible. */
const MAX_WIDE_LABEL = 14;

/** Search field, season select and count in one bar above a list, with notices below. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, select, count, notice, elsewhere } = props;
  const choice = useRef<HTMLSelectElement>(null);
  const isCondensed = select.options.some((option) => option.label.length > MAX_WIDE_LABEL);
  // An option may have been chosen before the page could react.
  useEarlyEntry(choice, select.value, select.onChange);
  const hasMore = elsewhere !== undefined && elsewhere.count > 0;
  return (
    <>
      <form
        role="search"
        aria-label={label}
        className={`onScreens ${styles.bar}`}
        onSubmit={(event) => {
          event.preventDefault();
          search.onSettle?.();
        }}
      >
        <div className={styles.search}>
          <SearchField {...search} />
        </div>
        <label className={styles.select}>
          <span className="sr">{select.label}</span>
          <select
            ref={choice}
            className={isCondensed ? styles.narrow : undefined}
            value={select.value}
            autoComplete="off"
            onChange={(event) => {
              select.onChange(event.target.value);
            }}
          >
            {select.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </label>
        <p className={`lab ${styles.count}`} role="status">
          {count}
        </p>
      </form>
      <p className={notice === undefined && !hasMore ? "sr" : styles.notice} role="status">
        {notice}
        {notice !== undefined && hasMore && <br />}
        {hasMore && (
          <Link href={elsewhere.href} onClick={() => search.field.current?.focus()}>
            {elsewhere.count} more in other seasons
          </Link>
        )}
      </p>
    </>
  );
}
