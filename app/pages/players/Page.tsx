import { treeSheet } from "#app/art/empty/empty-state.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { shapeFilteredPlayer, listPlayers } from "./list-players.ts";
import type { PlayerFilter } from "./PlayerFilter.island.tsx";
import { Letters, PlayerIndex } from "./PlayerIndex.tsx";

/** Everyone who was ever on the team, from A to Z, with a search and a season filter. */
export function Page() {
  const { record } = useSources();
  const empty = useSheet(treeSheet());
  const players = listPlayers(record);
  const seasons = record.seasons.map(({ id, year, displayName }) => ({ id, year, displayName }));
  return (
    <>
      <div className="onScreens">
        <PageHead title={pageLabels.players} />
      </div>
      {/* Hidden until the filter has read the query (view-notice.css). */}
      <div className="wrap" data-depends-on-query>
        <Island<typeof PlayerFilter>
          name="players/PlayerFilter.island"
          when="load"
          props={{
            players: players.map(shapeFilteredPlayer),
            seasons: seasons.toReversed(),
            treeSheet: empty,
          }}
        />
        {/* The filter hides rows of this list (use-shown-rows.ts). */}
        <div data-rows>
          <Letters players={players} />
          <PlayerIndex players={players} />
        </div>
      </div>
    </>
  );
}
