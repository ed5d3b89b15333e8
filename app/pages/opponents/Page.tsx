import { crestSheet } from "#app/art/crest/crest.ts";
import { treeSheet } from "#app/art/empty/empty-state.ts";
import { OpponentRow } from "#app/entities/opponent/OpponentRow.tsx";
import { currentOpponents, shapeMetOpponent } from "#app/entities/opponent/shape.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { opponentsByName } from "#app/record/figures.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { shapeFilteredOpponent } from "./list-opponents.ts";
import type { OpponentFilter } from "./OpponentFilter.island.tsx";

/** All opponents with crest, games and record, most played first; with a search and sort order. */
export function Page() {
  const { record } = useSources();
  const crests = useSheet(crestSheet(opponentsByName(record)));
  const empty = useSheet(treeSheet());
  const opponents = currentOpponents(record);
  const teams = opponents.map(shapeMetOpponent);
  const maxGames = Math.max(1, ...teams.map(({ games }) => games));
  return (
    <>
      <PageHead title={pageLabels.opponents} />
      {/* Hidden until the filter has read the query (view-notice.css). */}
      <div className="wrap" data-depends-on-query>
        <Island<typeof OpponentFilter>
          name="opponents/OpponentFilter.island"
          when="load"
          props={{ opponents: opponents.map(shapeFilteredOpponent), treeSheet: empty }}
        />
        {/* The filter hides and sorts rows of this list (use-shown-rows.ts). */}
        <div data-rows>
          <List as="ol" className="index apart">
            {teams.map((team) => (
              <OpponentRow key={team.id} opponent={team} sheet={crests} maxGames={maxGames} />
            ))}
          </List>
        </div>
      </div>
    </>
  );
}
