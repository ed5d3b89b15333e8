import type { RefObject } from "react";
import { ALL } from "#app/domain/seasons/season-filter.ts";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/results.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { ResultsRecord } from "./results-record.ts";
import type { Filter } from "./use-filter.ts";
import styles from "./ResultsPage.module.css";

interface ResultsFilterProps {
  record: ResultsRecord;
  filter: Filter;
  /** How many tournaments are left. */
  count: number;
  field: RefObject<HTMLInputElement | null>;
}

/** The filter bar of the page, and what must be said about the filter. */
export function ResultsFilter({ record, filter, count, field }: ResultsFilterProps) {
  const { search, season, showAll, notice } = filter;
  const seasons = record.seasons.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FilterBar
        label={words.filterTheResults}
        search={{
          label: words.searchWhat,
          hint: words.whatIsSearched,
          value: search.text,
          onChange: search.type,
          onSettle: search.settle,
          field,
        }}
        select={{
          label: seasonFacts.season,
          value: showAll ? ALL : season.id,
          options: [{ value: ALL, label: words.allResults }, ...seasons],
          onChange: filter.choose,
        }}
        count={counts.tournaments(count)}
      />
      <p className={notice === undefined ? "sr" : styles.notice} role="status">
        {notice}
      </p>
    </>
  );
}
