import { useCallback, useMemo } from "react";
import {
  changesForChoice,
  ALL_SEASONS,
  type SeasonFilter,
  notInRecord,
  seasonFilter,
} from "#app/domain/seasons.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import type { ReadQuery } from "#app/lib/path/query.ts";
import { paths } from "#app/routes/paths.ts";
import { useCarriedSeason } from "#app/routes/selected-season.ts";
import * as words from "#words/pages/results.ts";
import { itemAt } from "#app/lib/item-at.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import type { ResultsRecord, SeasonHead } from "./shape-results.ts";

/** URL value instead of a tournament, after all cards were closed on a phone. */
const NONE_OPEN = "none";

/** The tournament named in the URL; it may not exist. */
function tournamentIn(read: ReadQuery): string | undefined {
  const id = read("tournament");
  return id === NONE_OPEN ? undefined : id;
}

/**
 * Reads the filter from the query. If it names a tournament but no season, that tournament's season
 * is used.
 *
 * @param all all tournaments of the record
 */
export function readAddress<T extends { readonly id: string; readonly year: number }>(
  { seasons, defaultSeason }: Pick<ResultsRecord, "seasons" | "defaultSeason">,
  all: readonly T[],
  read: ReadQuery,
) {
  const asked = tournamentIn(read);
  const named = all.find(({ id }) => id === asked);
  const year = read("show") === ALL_SEASONS ? undefined : named?.year;
  const fallback =
    seasons.find((season) => season.year === year) ??
    seasons.find(({ id }) => id === defaultSeason) ??
    itemAt(seasons, 0);
  return { asked, named, filter: seasonFilter(seasons, fallback, read) };
}

interface NamedTournament {
  /** The id in the URL. */
  readonly asked: string | undefined;
  /** The tournament with that id; undefined if there is none. */
  readonly named: Pick<ListedTournament, "name" | "year"> | undefined;
}

/** Notice for a URL that requests something the page can't show; undefined for all others. */
export function writeNotice(
  { season, showsAll, isUnknown }: SeasonFilter<Pick<SeasonHead, "name" | "year">>,
  { asked, named }: NamedTournament,
): string | undefined {
  const sentences: string[] = [];
  if (isUnknown) sentences.push(notInRecord(season));
  if (asked !== undefined && named === undefined) {
    sentences.push(words.tournamentNotInRecord);
    if (!isUnknown) sentences.push(showsAll ? words.theseAreAllResults : words.thisIs(season.name));
  }
  if (named !== undefined && !showsAll && named.year !== season.year) {
    sentences.push(words.notInSeason(named.name, named.year, season.name));
  }
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/**
 * The filter of the Results page. It is stored in the URL; every change scrolls to the top of the
 * list.
 */
export function useFilter(record: ResultsRecord, all: readonly ListedTournament[]) {
  const { read, change } = useQuery();
  const { asked, named, filter } = readAddress(record, all, read);
  const notice = writeNotice(filter, { asked, named });
  const { showsAll } = filter;
  const { year } = filter.season;
  const selectedTournaments = useMemo(
    () => (showsAll ? all : all.filter((tournament) => tournament.year === year)),
    [all, showsAll, year],
  );
  const search = useListSearch(all, selectedTournaments);
  useCarriedSeason(read("season") ?? (named && !showsAll ? filter.season.id : undefined));
  // Choosing a season includes the typed text. Links use the query in the URL instead, so that they
  // do not change with every keystroke; typed text is added when the URL changes.
  const q = search.text;
  const inAddress = read("q");
  const season = filter.season.id === record.defaultSeason ? undefined : filter.season.id;
  /** URL of a tournament with the current filter. */
  const tournamentAddress = useCallback(
    (id: string) => {
      const show = showsAll ? ALL_SEASONS : undefined;
      return paths.results({ season, show, q: inAddress, tournament: id });
    },
    [season, showsAll, inAddress],
  );
  const closeAll = useCallback(() => {
    change({ season, tournament: NONE_OPEN });
  }, [change, season]);
  return {
    ...filter,
    named,
    notice,
    /** The tournaments of the selected season, or all. */
    selectedTournaments,
    search,
    /** Handles a choice in the select: a season's id, or all. */
    choose: (choice: string) => {
      // Switching to all results keeps the tournament selected; with a season it would select its
      // own season again.
      const kept = choice === ALL_SEASONS ? named?.id : undefined;
      change({ ...changesForChoice(choice, record.defaultSeason), tournament: kept, q });
      scrollToTop();
    },
    getAddress: tournamentAddress,
    /** Address that runs the search in all seasons. */
    allSeasonsHref: paths.results({ season, show: ALL_SEASONS, q }),
    /** All cards were closed on a phone. */
    allClosed: read("tournament") === NONE_OPEN,
    closeAll,
  };
}

export type Filter = ReturnType<typeof useFilter>;
