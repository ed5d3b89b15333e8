import { drawCrests } from "#app/art/crest/crest.ts";
import { emblemSheet, panelScene } from "#app/art/emblem/emblem.ts";
import { treeSheet } from "#app/art/empty/empty-state.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { groupByYear, resultsTournaments } from "#app/domain/tournaments.ts";
import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useDataFile, useSheet, useSources } from "#app/islands/rendering.ts";
import type { Tournament } from "#app/record/record.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { Results } from "./Results.island.tsx";
import { shapeResults } from "./shape-results.ts";

/** The scenes of a year's tournaments and the crests of their opponents, for the panel. */
function drawScores(year: number, tournaments: readonly Tournament[]) {
  const games = tournaments.flatMap((tournament) => tournament.games);
  const scenes = tournaments.map((tournament) => ({
    id: tournament.id,
    viewBox: "0 0 540 176",
    markup: panelScene(tournament),
  }));
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return makeSheet(`scores-${year}`, [...scenes, ...drawCrests(opponents)]);
}

/** Two sheets of drawings per year; those of the default season are part of the document. */
function useYearSheets() {
  const { tournaments, defaultSeason } = useSources().record;
  const addSheet = useAddSheet();
  const years = groupByYear(resultsTournaments(tournaments)).map(({ year, tournaments: all }) => {
    const place = year === defaultSeason.year ? "inline" : "file";
    const emblems = addSheet(emblemSheet(`emblems-${year}`, all), place);
    return [year, { emblems, scores: addSheet(drawScores(year, all), place) }] as const;
  });
  return Object.fromEntries(years);
}

/** The results of every tournament: the default season in the document, all in a file beside it. */
export function Page() {
  const { record } = useSources();
  const { tournaments, ...seasons } = shapeResults(record);
  const results = {
    ...seasons,
    first: tournaments.filter(({ year }) => year === record.defaultSeason.year),
    allFile: useDataFile("results", tournaments),
    sheets: useYearSheets(),
    treeSheet: useSheet(treeSheet()),
  };
  return (
    <>
      <div className="onScreens">
        <PageHead title={pageLabels.results} />
      </div>
      <Island<typeof Results>
        name="results/Results.island"
        when="load"
        props={results}
        photographPrefixes={["emblems-", "crest-"]}
      />
    </>
  );
}
