import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText, sumPoints } from "#app/domain/records.ts";
import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as words from "#words/facts.ts";
import { inThousands } from "#words/grammar.ts";
import { FirstPlaces } from "./FirstPlaces.tsx";
import { OneGoalGames } from "./OneGoalGames.tsx";
import { Places } from "./Places.tsx";
import { Ranks } from "./Ranks.tsx";
import { YearByYear } from "./YearByYear.tsx";

/** The sum of the published records; undefined if it is the same as that of the games. */
function sumPublished({ seasons }: ClubRecord, counted: string): string | undefined {
  const published = seasons.flatMap(({ results }) => results ?? []);
  const sum = (side: "wins" | "losses" | "ties") =>
    published.reduce((total, results) => total + (results[side] ?? 0), 0);
  const text = recordText({ wins: sum("wins"), losses: sum("losses"), ties: sum("ties") });
  return published.length === 0 || text === counted ? undefined : text;
}

/** Totals over the games of all seasons. */
function listTotals(record: ClubRecord): Figure[] {
  const games = playedOnly(record.games);
  const counted = recordText(countRecord(games));
  const published = sumPublished(record, counted);
  const points = sumPoints(games);
  const teams = currentOpponents(record).filter((team) => meetingsWith(team).length > 0);
  return [
    { label: "Games", value: inThousands(games.length) },
    {
      label: "Won and lost",
      value: counted,
      note: published && `as counted from the games; published: ${published}`,
    },
    { label: words.points, value: `${inThousands(points.us)}–${inThousands(points.them)}` },
    { label: "Opponents", value: String(teams.length) },
  ];
}

/** All-time records over all seasons. */
export function Page() {
  const { record } = useSources();
  const games = playedOnly(record.games);
  const section = "wrap section";
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
      <YearByYear className={section} />
      <FirstPlaces className={section} />
      <Ranks games={games} />
      <OneGoalGames games={games} />
      <Places className={section} />
    </>
  );
}
