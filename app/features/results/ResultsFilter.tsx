import type { RefObject } from "react";
import { plural } from "#app/lib/text/plural.ts";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { ALL } from "./address-filter.ts";
import type { ResultsRecord } from "./shaped.ts";
import type { Filter } from "./use-filter.ts";
import styles from "./ResultsPage.module.css";

interface ResultsFilterProps {
  record: ResultsRecord;
  filter: Filter;
  /** How many tournaments are left; `undefined` while that is not known. */
  count: number | undefined;
  failed: boolean;
  field: RefObject<HTMLInputElement | null>;
  onApproach: () => void;
}

/** The filter bar of the page, and what must be said about the filter. */
export function ResultsFilter(props: ResultsFilterProps) {
  const { record, filter, count, failed, field, onApproach } = props;
  const { search, season, showAll, unknownSeason } = filter;
  const seasons = record.seasons.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FilterBar
        label="Filter the results"
        search={{
          label: "Search tournaments or opponents",
          value: search.text,
          onChange: search.type,
          onSettle: search.settle,
          field,
        }}
        select={{
          label: "Season",
          value: showAll ? ALL : season.id,
          options: [{ value: ALL, label: "All Results" }, ...seasons],
          onChange: filter.choose,
          onApproach,
        }}
        count={count === undefined ? "Loading" : plural(count, "tournament")}
      />
      {unknownSeason === undefined ? undefined : (
        <p className={styles.notice} role="status">
          The season “{unknownSeason}” is not in the record. These are the results of {season.name}.
        </p>
      )}
      {failed ? (
        <p className={styles.notice} role="alert">
          The tournaments could not be loaded.{" "}
          <button type="button" onClick={() => location.reload()}>
            Load them again
          </button>
        </p>
      ) : undefined}
    </>
  );
}
