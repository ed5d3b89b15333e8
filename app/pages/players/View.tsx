import { useMemo } from "react";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useSite } from "#app/routes/site.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { FilterBar } from "#app/ui/FilterBar/FilterBar.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/players.ts";
import { Letters, needsLetters, PlayerIndex } from "./PlayerIndex.tsx";
import type { PlayersData } from "./shape-players.ts";

const head = (
  <div className="onScreens">
    <PageHead title={pageLabels.players} />
  </div>
);
const ALL_PLAYERS = "all";

/** Everyone who was ever on the team, from A to Z, with a search and a season filter. */
export function View({ data }: { data: PlayersData }) {
  const { players, seasons, years } = data;
  const { teamName } = useSite();
  const { read, change } = useQuery();
  const season = seasons.find(({ id }) => id === read("team"));
  const index = season === undefined ? -1 : years.indexOf(season.year);
  const ofSeason = useMemo(
    () => (index < 0 ? players : players.filter(({ marks }) => marks?.[index] !== "-")),
    [players, index],
  );
  const search = useListSearch(players, ofSeason);
  const { found, text, elsewhere } = search;
  const startOver = () => {
    search.clear();
    change({ team: undefined });
  };
  return (
    <>
      {head}
      <div className="wrap" data-from-query>
        <PaperHead
          title={words.playersTitle(teamName)}
          note={season?.name ?? seasonFacts.allSeasons}
          address={paths.players()}
        />
        <FilterBar
          label={words.filterThePlayers}
          search={{ label: words.searchNames, ...search }}
          select={{
            label: seasonFacts.season,
            value: season?.id ?? ALL_PLAYERS,
            options: [
              { value: ALL_PLAYERS, label: words.everySeason },
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
            ],
            onChange: (id) => {
              change({ team: id === ALL_PLAYERS ? undefined : id });
            },
          }}
          count={counts.people(found.length)}
          elsewhere={{ count: elsewhere, href: paths.players({ q: text }) }}
        />
        <Letters found={found} hasLetters={needsLetters(players)} />
        <EmptyState
          isShown={found.length === 0}
          art={{ sheet: data.empty, id: "tree", viewBox: "0 0 520 400" }}
          action={words.showEveryone}
          onAction={startOver}
        />
        <div hidden={found.length === 0}>
          <p className="xs muted onScreens">{seasonFacts.dotsKey(years)}</p>
          <PlayerIndex data={data} found={found} />
        </div>
      </div>
    </>
  );
}
