import { useLayoutEffect, useMemo } from "react";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { findRows, useShownRows } from "#app/pages/shared/use-shown-rows.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import * as counts from "#words/counts.ts";
import { type FilteredOpponent, orders, readOrder, sortOpponents } from "./list-opponents.ts";

/** Puts the rows of the list in order. */
function useOrder(sorted: readonly FilteredOpponent[]): void {
  useLayoutEffect(() => {
    const rows = findRows();
    for (const { id } of sorted) {
      const row = rows.get(id);
      row?.parentElement?.append(row);
    }
  }, [sorted]);
}

interface OpponentFilterProps {
  /** Most played first. */
  opponents: readonly FilteredOpponent[];
  /** Address of the drawing of an empty list. */
  treeSheet: string;
}

/** Search and sort order of the opponents. */
export function OpponentFilter({ opponents, treeSheet }: OpponentFilterProps) {
  const { read, change } = useQuery();
  const order = readOrder(read("sort"));
  const sorted = useMemo(() => sortOpponents(opponents, order), [opponents, order]);
  const search = useListSearch(sorted);
  const { found } = search;
  useOrder(sorted);
  useShownRows(found);
  return (
    <>
      <FilterBar
        label="Filter the opponents"
        search={{ label: "Search teams or cities", ...search }}
        select={{
          label: "Order",
          value: order,
          options: orders,
          onChange: (sort) => {
            change({ sort: sort === "played" ? undefined : sort });
          },
        }}
        count={counts.teams(found.length)}
      />
      <EmptyState
        isShown={found.length === 0}
        treeSheet={treeSheet}
        action="Clear search"
        onAction={search.clear}
      />
    </>
  );
}
