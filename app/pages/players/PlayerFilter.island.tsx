import { useLayoutEffect, useMemo } from "react";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { useShownRows } from "#app/pages/shared/use-shown-rows.ts";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import type { FilteredPlayer } from "./list-players.ts";

const ALL_PLAYERS = "all";

/** A letter leads to its people, unless the filter leaves none of them. */
function useLetters(found: readonly FilteredPlayer[]): void {
  useLayoutEffect(() => {
    const letters = new Set(found.map(({ letter }) => letter));
    for (const link of document.querySelectorAll<HTMLElement>("[data-letter]")) {
      const { letter = "" } = link.dataset;
      if (letters.has(letter)) link.setAttribute("href", `#${letter}`);
      else link.removeAttribute("href");
    }
  }, [found]);
}

interface PlayerFilterProps {
  players: readonly FilteredPlayer[];
  /** Newest first. */
  seasons: readonly { readonly id: string; readonly year: number; readonly displayName: string }[];
  /** Address of the drawing of an empty list. */
  treeSheet: string;
}

/** Search and season filter of the players. */
export function PlayerFilter({ players, seasons, treeSheet }: PlayerFilterProps) {
  const { teamName } = useSite();
  const { read, change } = useQuery();
  const season = seasons.find(({ id }) => id === read("team"));
  const ofSeason = useMemo(
    () => players.filter(({ years }) => season === undefined || years.includes(season.year)),
    [players, season],
  );
  const search = useListSearch(players, ofSeason);
  const { found, text, elsewhere } = search;
  useShownRows(found);
  useLetters(found);
  return (
    <>
      <PaperHead
        title={`${teamName}: players`}
        note={season?.displayName ?? words.allSeasons}
        address={paths.players()}
      />
      <FilterBar
        label="Filter the players"
        search={{ label: "Search names or numbers", ...search }}
        select={{
          label: words.season,
          value: season?.id ?? ALL_PLAYERS,
          options: [
            { value: ALL_PLAYERS, label: "All Seasons" },
            ...seasons.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ],
          onChange: (id) => {
            change({ team: id === ALL_PLAYERS ? undefined : id });
          },
        }}
        count={counts.people(found.length)}
        elsewhere={{ count: elsewhere, href: paths.players({ q: text }) }}
      />
      <EmptyState
        isShown={found.length === 0}
        treeSheet={treeSheet}
        action="Show everyone"
        onAction={() => {
          search.clear();
          change({ team: undefined });
        }}
      />
    </>
  );
}
