import { useMemo } from "react";
import { OpponentRow } from "#app/entities/opponent/OpponentRow.tsx";
import { pageLabels } from "#app/routes/paths.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/opponents.ts";
import * as counts from "#words/grammar/counts.ts";
import type { ListedOpponent } from "./shape-opponents.ts";
import { TeamWalls } from "./TeamWalls.tsx";
import styles from "./OpponentList.module.css";

interface OpponentListProps {
  /** All opponents, sorted. */
  opponents: readonly ListedOpponent[];
  found: readonly ListedOpponent[];
  crests: string;
}

/** The teams with crest, games and record. */
function OpponentList({ opponents, found, crests }: OpponentListProps) {
  const maxGames = Math.max(1, ...opponents.map(({ games }) => games));
  const shown = new Set(found);
  return (
    <List as="ol" className={styles.list}>
      {opponents.map((opponent) => (
        <OpponentRow
          key={opponent.id}
          opponent={opponent}
          crests={crests}
          maxGames={maxGames}
          isShown={shown.has(opponent)}
        />
      ))}
    </List>
  );
}

/** Sort orders: value in the URL and label. */
export const orders = [
  { value: "played", label: words.mostPlayedFirst },
  { value: "name", label: words.byName },
  { value: "wins", label: words.mostWinsFirst },
  { value: "last", label: words.lastPlayedFirst },
] as const;

type Order = (typeof orders)[number]["value"];

/** The sort order in the URL; by default, most played first. */
export function orderIn(sort: string | undefined): Order {
  return orders.find(({ value }) => value === sort)?.value ?? "played";
}

const keys: Readonly<Record<Order, (opponent: ListedOpponent) => string | number>> = {
  played: () => 0,
  name: ({ name }) => fold(name),
  wins: ({ wins }) => -wins,
  last: ({ lastYear }) => -lastYear,
};

/** Sorts the teams. Ties stay in order of games played. */
export function sortOpponents(
  opponents: readonly ListedOpponent[],
  order: Order,
): ListedOpponent[] {
  return sortedBy(opponents, keys[order]);
}

const head = <PageHead title={pageLabels.opponents} />;

interface OpponentsData {
  /** Most played first, then by name. */
  opponents: readonly ListedOpponent[];
  /** URLs of the sheets with all crests and with the picture of the empty state. */
  crests: string;
  empty: string;
}

/** All opponents, with search and sort order. */
export function View({ data }: { data: OpponentsData }) {
  const { read, change } = useQuery();
  const order = orderIn(read("sort"));
  const sorted = useMemo(() => sortOpponents(data.opponents, order), [data, order]);
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
          isShown={found.length === 0}
          art={{ sheet: data.empty, id: "tree", viewBox: "0 0 520 400" }}
          action="Clear search"
          onAction={search.clear}
        />
        <div hidden={found.length === 0}>
          <OpponentList opponents={sorted} found={found} crests={data.crests} />
          {found.length < sorted.length ? undefined : (
            <TeamWalls opponents={data.opponents} crests={data.crests} />
          )}
        </div>
      </div>
    </>
  );
}
