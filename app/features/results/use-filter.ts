import { useCallback } from "react";
import {
  afterChoice,
  ALL,
  seasonFilter,
  type SeasonFilter,
} from "#app/domain/seasons/season-filter.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { type TypedQuery, useTypedQuery } from "#app/hooks/use-typed-query.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import { toTop } from "#app/lib/to-top.ts";
import { paths } from "#app/paths.ts";
import { useSeasonInAddress } from "#app/season/selected-season.ts";
import type { ResultsRecord, SeasonHead } from "./shaped.ts";

/** Stands in the address in a tournament's place when a phone has closed them all. */
const NONE_OPEN = "none";

export interface Filter extends SeasonFilter<SeasonHead> {
  readonly search: TypedQuery;
  /** Takes a choice in the select: a season's id, or all. */
  readonly choose: (choice: string) => void;
  /** The tournament that the address names; it need not exist. */
  readonly tournament: string | undefined;
  /** A tournament's address, with the filter as it is. */
  readonly addressOf: (tournament: string) => string;
  /** A phone has closed them all. */
  readonly allClosed: boolean;
  readonly closeAll: () => void;
}

/** The filter of the Results page. It lies in the address; every change shows the list's top. */
export function useFilter({ seasons, defaultSeason }: ResultsRecord): Filter {
  const { read, change } = useQuery();
  const typed = useTypedQuery("q");
  useSeasonInAddress();
  const fallback = seasons.find(({ id }) => id === defaultSeason) ?? itemAt(seasons, 0);
  const filter = seasonFilter(seasons, fallback, read);
  const tournament = read("tournament");
  const allClosed = tournament === NONE_OPEN;
  // A choice takes along what is typed. The links have what the address has: they do not change
  // with every key, and what is typed follows them into the new address.
  const q = typed.text;
  const inAddress = read("q");
  const { showAll } = filter;
  const season = filter.season.id === defaultSeason ? undefined : filter.season.id;
  const addressOf = useCallback(
    (id: string) => {
      const show = showAll ? ALL : undefined;
      return paths.results({ season, show, q: inAddress, tournament: id });
    },
    [season, showAll, inAddress],
  );
  const closeAll = useCallback(() => {
    change({ tournament: NONE_OPEN });
  }, [change]);
  return {
    ...filter,
    tournament,
    search: {
      ...typed,
      type: (text) => {
        typed.type(text);
        toTop();
      },
    },
    choose: (choice) => {
      const opened = allClosed ? { tournament: undefined } : {};
      change({ ...afterChoice(choice, defaultSeason), ...opened, q });
      toTop();
    },
    addressOf,
    allClosed,
    closeAll,
  };
}
