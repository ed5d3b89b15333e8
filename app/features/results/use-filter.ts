import { useCallback } from "react";
import { useQuery } from "#app/hooks/use-query.ts";
import { type TypedQuery, useTypedQuery } from "#app/hooks/use-typed-query.ts";
import { toTop } from "#app/lib/to-top.ts";
import { paths } from "#app/paths.ts";
import { useSeasonInAddress } from "#app/season/selected-season.ts";
import {
  type AddressFilter,
  addressFilter,
  afterChoice,
  ALL,
  NONE_OPEN,
} from "./address-filter.ts";
import type { ResultsRecord } from "./shaped.ts";

export interface Filter extends AddressFilter {
  readonly search: TypedQuery;
  /** Takes a choice in the select: a season's id, or all. */
  readonly choose: (choice: string) => void;
  /** The tournament that the address names; it need not exist. */
  readonly tournament: string | undefined;
  /** A tournament's address, with the filter as it is. */
  readonly addressOf: (tournament: string) => string;
  readonly closeAll: () => void;
}

/** The filter of the Results page. It lies in the address; every change shows the list's top. */
export function useFilter({ seasons, defaultSeason }: ResultsRecord): Filter {
  const { read, change } = useQuery();
  const typed = useTypedQuery("q");
  useSeasonInAddress();
  const filter = addressFilter(seasons, defaultSeason, read);
  const tournament = read("tournament");
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
      const open = tournament === NONE_OPEN ? { tournament: undefined } : {};
      change({ ...afterChoice(choice, defaultSeason), ...open, q });
      toTop();
    },
    addressOf,
    closeAll,
  };
}
