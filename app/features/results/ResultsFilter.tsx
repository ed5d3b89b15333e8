import type { RefObject } from "react";
import { notInRecord } from "#app/domain/seasons/resolve-season.ts";
import { ALL } from "#app/domain/seasons/season-filter.ts";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
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
  onTaken: (isTaken: boolean) => void;
  onPress: () => void;
  onApproach: () => void;
}

/** The filter bar of the page, and what must be said about the filter. */
export function ResultsFilter(props: ResultsFilterProps) {
  const { record, filter, count, failed, field, onTaken, onPress, onApproach } = props;
  const { search, season, showAll, isUnknown } = filter;
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
          onTaken,
          onPress,
          field,
        }}
        select={{
          label: "Season",
          value: showAll ? ALL : season.id,
          options: [{ value: ALL, label: "All Results" }, ...seasons],
          onChange: filter.choose,
          onApproach,
        }}
        count={{ left: count, failed, one: "tournament", many: "tournaments" }}
      />
      <p className={isUnknown ? styles.notice : "sr"} role="status">
        {isUnknown ? notInRecord(season) : ""}
      </p>
    </>
  );
}
