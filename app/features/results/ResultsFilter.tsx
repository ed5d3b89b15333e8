import type { RefObject } from "react";
import { plural } from "#app/lib/text/plural.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
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
  onTaken: (isTaken: boolean) => void;
  onApproach: () => void;
}

/** Nothing is counted before it is here; a dash keeps the place of the figure. */
function Count({ count, failed }: { count: number | undefined; failed: boolean }) {
  if (count !== undefined) return plural(count, "tournament");
  return (
    <>
      <span aria-hidden="true">– tournaments</span>
      <span className="sr">{failed ? "Not loaded" : "Loading"}</span>
    </>
  );
}

/** The filter bar of the page, and what must be said about the filter. */
export function ResultsFilter(props: ResultsFilterProps) {
  const { record, filter, count, failed, field, onTaken, onApproach } = props;
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
          onTaken,
          field,
        }}
        select={{
          label: "Season",
          value: showAll ? ALL : season.id,
          options: [{ value: ALL, label: "All Results" }, ...seasons],
          onChange: filter.choose,
          onApproach,
        }}
        count={<Count count={count} failed={failed} />}
      />
      {unknownSeason === undefined ? undefined : (
        <p className={styles.notice} role="status">
          The season “{unknownSeason}” is not in the record. These are the results of {season.name}.
        </p>
      )}
      {failed ? (
        <div className={styles.notice} role="alert">
          <p>The tournaments could not be loaded.</p>
          <button type="button" className={buttons.button} onClick={() => location.reload()}>
            <ButtonFace icon="arrow-right">Load them again</ButtonFace>
          </button>
        </div>
      ) : undefined}
    </>
  );
}
