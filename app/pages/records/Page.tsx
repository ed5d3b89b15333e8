import { playedOnly } from "#app/domain/games/game.ts";
import { useSources } from "#app/islands/rendering.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as words from "#words/facts.ts";
import { FirstPlaces } from "./FirstPlaces.tsx";
import { listTotals } from "./list-totals.ts";
import { OneGoalGames } from "./OneGoalGames.tsx";
import { Places } from "./Places.tsx";
import { Ranks } from "./Ranks.tsx";
import { YearByYear } from "./YearByYear.tsx";

/** All-time records over all seasons. */
export function Page() {
  const { record } = useSources();
  const games = playedOnly(record.games);
  return (
    <>
      <div className="onScreens">
        <PageHead title={pageLabels.records} />
      </div>
      <div className="wrap">
        <PaperHead
          title={`${record.club.teamName}: records`}
          note={words.allSeasons}
          address={paths.records()}
        />
        <Figures figures={listTotals(record)} />
      </div>
      <YearByYear />
      <FirstPlaces />
      <Ranks games={games} />
      <OneGoalGames games={games} />
      <Places />
    </>
  );
}
