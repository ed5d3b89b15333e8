import { useMemo } from "react";
import { useQuery } from "#app/hooks/use-query.ts";
import { useListSearch } from "#app/page/use-list-search.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as ui from "#words/ui.ts";
import * as words from "#words/pages/opponents.ts";
import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { OpponentsData, ListedOpponent } from "./opponents-data.ts";
import { OpponentList } from "./components/OpponentList.tsx";
import { pageLabels } from "#app/paths.ts";

/** The orders of the index: the value in the address, and what the choice says. */
export const orders = [
  { value: "played", label: words.mostPlayedFirst },
  { value: "name", label: words.byName },
  { value: "wins", label: words.mostWinsFirst },
  { value: "last", label: words.lastPlayedFirst },
] as const;

type Order = (typeof orders)[number]["value"];

/** The order that an address asks for; most played first where it asks for none that is known. */
export function orderIn(sort: string | undefined): Order {
  return orders.find(({ value }) => value === sort)?.value ?? "played";
}

const keys: Readonly<Record<Order, (opponent: ListedOpponent) => string | number>> = {
  played: () => 0,
  name: ({ name }) => fold(name),
  wins: ({ wins }) => -wins,
  last: ({ lastYear }) => -lastYear,
};

/** The teams in an order; equals stay most played first. */
export function inOrder(opponents: readonly ListedOpponent[], order: Order): ListedOpponent[] {
  return sortedBy(opponents, keys[order]);
}

const head = <PageHead title={pageLabels.opponents} phoneCap={0.19} />;

/** Every team that the club has played, to be searched and sorted. */
export function View({ data }: { data: OpponentsData }) {
  const { read, change } = useQuery();
  const order = orderIn(read("sort"));
  const sorted = useMemo(() => inOrder(data.opponents, order), [data, order]);
  const search = useListSearch(sorted);
  const { found } = search;
  return (
    <>
      {head}
      <div className="wrap" data-from-query>
        <FilterBar
          label={words.filterTheOpponents}
          search={{ label: words.searchTeams, ...search }}
          select={{
            label: words.order,
            value: order,
            options: orders,
            onChange: (sort) => {
              change({ sort: sort === "played" ? undefined : sort });
            },
          }}
          count={counts.teams(found.length)}
        />
        <EmptyState
          shown={found.length === 0}
          art={{ sheet: data.empty, id: "tree", viewBox: "0 0 520 400" }}
          action={ui.clearSearch}
          onAction={search.clear}
        />
        <div hidden={found.length === 0}>
          <RestOfPage>
            <OpponentList opponents={sorted} found={found} crests={data.crests} />
          </RestOfPage>
        </div>
      </div>
    </>
  );
}
