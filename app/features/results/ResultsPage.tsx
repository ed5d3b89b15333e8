import { memo, useRef, useState } from "react";
import { selectedTournament } from "#app/domain/results/selected.ts";
import { ALL } from "#app/domain/seasons/season-filter.ts";
import { useFoundBefore } from "#app/hooks/use-found-before.ts";
import { usePhone } from "#app/hooks/use-phone.ts";
import { classes } from "#app/lib/classes.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { Failure } from "#app/ui/Failure/Failure.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { ResultsFilter } from "./ResultsFilter.tsx";
import type { ResultsRecord, Volume } from "./shaped.ts";
import { TournamentList } from "./TournamentList.tsx";
import { TournamentPanel } from "./TournamentPanel.tsx";
import { useFilter } from "./use-filter.ts";
import { useListed } from "./use-listed.ts";
import styles from "./ResultsPage.module.css";

interface ResultsPageProps {
  record: ResultsRecord;
  archive: Archive<Volume>;
}

// Most keys in the search leave the same tournament selected.
const Panel = memo(TournamentPanel);
const head = <PageHead title="Results" phoneCap={0.3} />;

/** The tournaments of a season or of all, with the scores of one of them. */
export function ResultsPage({ record, archive }: ResultsPageProps) {
  const filter = useFilter(record);
  const { tournaments, listed, failed } = useListed(record, filter, archive);
  const field = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState(false);
  const [pressed, setPressed] = useState(false);
  const phone = usePhone();
  const { search, tournament } = filter;
  const isEmpty = listed?.length === 0;
  const found = useFoundBefore(listed);
  const selected = selectedTournament(found ?? [], tournament);
  const isSearch = search.text.trim() !== "";
  // On a phone the scores of the first would hide the others from who compares what was found. They
  // go when the field is pressed, not with the first key, and stay away: nothing moves under a finger.
  const isCompared = (pressed || isSearch) && found !== undefined && found.length > 1;
  const closed = filter.allClosed || (isCompared && selected?.id !== tournament);
  const startOver = () => {
    if (isSearch) search.type("");
    else filter.choose(ALL);
    field.current?.focus();
  };
  return (
    <>
      {head}
      <div className={`wrap ${styles.page}`} data-from-query>
        <ResultsFilter
          record={record}
          filter={filter}
          count={listed?.length}
          failed={failed}
          field={field}
          onTaken={setTaken}
          onPress={() => {
            setPressed(true);
          }}
          onApproach={archive.fetchAhead}
        />
        {failed ? <Failure what="The tournaments" /> : undefined}
        <EmptyState
          shown={isEmpty}
          soon={taken}
          art={{ sheet: record.empty, id: "tree", viewBox: "0 0 520 400" }}
          action={isSearch ? "Clear search" : "All Results"}
          onAction={startOver}
        />
        {found === undefined ? undefined : (
          <div className={classes(styles.columns, isEmpty && "unseen")}>
            {phone || selected === undefined ? undefined : (
              <ErrorBoundary key={selected.id} what="The tournament">
                <Panel tournament={selected} />
              </ErrorBoundary>
            )}
            <ErrorBoundary what="The list of tournaments">
              <TournamentList
                tournaments={tournaments}
                found={found}
                seasons={record.seasons}
                grouped={!isSearch}
                brief={taken || isSearch}
                selected={selected?.id}
                closed={closed}
                addressOf={filter.addressOf}
                onClose={filter.closeAll}
              />
            </ErrorBoundary>
          </div>
        )}
      </div>
    </>
  );
}
