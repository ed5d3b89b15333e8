import { useCallback, useMemo } from "react";
import { afterChoice, ALL, type SeasonFilter } from "#app/domain/seasons/season-filter.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { toTop } from "#app/lib/to-top.ts";
import { type ListSearch, useListSearch } from "#app/page/use-list-search.ts";
import { paths } from "#app/paths.ts";
import { useSelectedSeason } from "#app/page/selected-season.ts";
import { NONE_OPEN, readAddress } from "./address.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import { noticeOf } from "./results-notice.ts";
import type { ResultsRecord, SeasonHead } from "./results-record.ts";

export interface Filter extends SeasonFilter<SeasonHead> {
  /** The tournaments of the season that is chosen, or of all. */
  readonly ofChoice: readonly ListedTournament[];
  readonly search: ListSearch<ListedTournament>;
  /** Takes a choice in the select: a season's id, or all. */
  readonly choose: (choice: string) => void;
  /** The tournament that the address names. */
  readonly named: ListedTournament | undefined;
  /** What is said of an address that asks for what the page does not have. */
  readonly notice: string | undefined;
  /** A tournament's address, with the filter as it is. */
  readonly addressOf: (tournament: string) => string;
  /** What is searched, in all seasons. */
  readonly everywhere: string;
  /** A phone has closed them all. */
  readonly allClosed: boolean;
  readonly closeAll: () => void;
}

/** The filter of the Results page. It lies in the address; every change shows the list's top. */
export function useFilter(record: ResultsRecord, all: readonly ListedTournament[]): Filter {
  const { read, change } = useQuery();
  const { asked, named, filter } = readAddress(record, all, read);
  const notice = noticeOf(filter, { asked, named });
  const { showAll } = filter;
  const { year } = filter.season;
  const ofChoice = useMemo(
    () => (showAll ? all : all.filter((tournament) => tournament.year === year)),
    [all, showAll, year],
  );
  const search = useListSearch(all, ofChoice);
  useSelectedSeason(read("season") ?? (named && !showAll ? filter.season.id : undefined));
  // A choice takes along what is typed. The links have what the address has: they do not change
  // with every key, and what is typed follows them into the new address.
  const q = search.text;
  const inAddress = read("q");
  const season = filter.season.id === record.defaultSeason ? undefined : filter.season.id;
  const addressOf = useCallback(
    (id: string) => {
      const show = showAll ? ALL : undefined;
      return paths.results({ season, show, q: inAddress, tournament: id });
    },
    [season, showAll, inAddress],
  );
  const closeAll = useCallback(() => {
    change({ season, tournament: NONE_OPEN });
  }, [change, season]);
  return {
    ...filter,
    named,
    notice,
    ofChoice,
    search,
    choose: (choice) => {
      // Among all results a tournament stays selected; with a season it would bring back its own.
      const kept = choice === ALL ? named?.id : undefined;
      change({ ...afterChoice(choice, record.defaultSeason), tournament: kept, q });
      toTop();
    },
    addressOf,
    everywhere: paths.results({ season, show: ALL, q }),
    allClosed: read("tournament") === NONE_OPEN,
    closeAll,
  };
}
